/** Pause in typing before a draft is saved, in milliseconds. */
const pauseMs = 400;

/** Debounces saves of a draft and runs them one after another; `null` deletes the saved draft. */
export class DraftSaver<Draft> {
  private waiting: { readonly draft: Draft | null } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly keep: (draft: Draft | null) => Promise<unknown>) {}

  later(draft: Draft | null): void {
    this.waiting = { draft };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.now(), pauseMs);
  }

  /** Saves a pending draft at once. Resolves when all saves have succeeded or failed. */
  async now(): Promise<void> {
    clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined)
      // A failed save is retried with the next change, without an error message.
      this.last = this.last.then(() => this.keep(waiting.draft)).catch(() => undefined);
    await this.last;
  }

  /** Discards the pending draft. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting = undefined;
  }
}
