/**
 * Copy what stands in a field; whether it has worked. The clipboard proper is there over https and on this machine only,
 * and may be forbidden; then the field is selected and the browser is told to copy. Where that is forbidden as well, the
 * field stays selected, for whoever copies by hand.
 */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // forbidden: as if there were none
  }
  const before = document.activeElement;
  field.focus();
  field.select();
  const done = document.execCommand("copy");
  if (done && before instanceof HTMLElement) before.focus();
  return done;
}
