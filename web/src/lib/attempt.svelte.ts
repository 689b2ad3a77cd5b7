/** Attempt: something asked of the server: whether it is under way, and why the last one failed. */
export class Attempt {
  busy = $state(false);
  problem: unknown = $state.raw(null);

  async to(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = error;
    }
    this.busy = false;
  }
}
