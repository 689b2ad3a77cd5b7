/** What a screen reader is told of events: the text of a polite live region. */
export const voice = $state({ text: "" });

export function tell(text: string): void {
  voice.text = text;
}
