/** So long nothing more is typed before it is kept, in milliseconds. */
const pauseMs = 400;

/** Keeps what is typed a moment later, each after the one before; `null` where there is nothing left to keep. */
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

  /** Resolves when all of it has arrived, or cannot. */
  async now(): Promise<void> {
    clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined)
      // What is not kept now is kept with the next change; whoever types is not disturbed by it.
      this.last = this.last.then(() => this.keep(waiting.draft)).catch(() => undefined);
    await this.last;
  }

  /** Nothing is kept any more of what waits. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting = undefined;
  }
}
