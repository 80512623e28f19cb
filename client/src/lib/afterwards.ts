/**
 * Does something a while after it was asked for. Who asks again meanwhile does not put it off, and when it
 * was asked for only shortly before, it is done once more: so the last time is always that while after the
 * last question.
 */
export class Afterwards {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requestedAt = 0;

  /** `whileMs` in milliseconds. */
  constructor(
    private readonly run: () => void,
    private readonly whileMs: number,
  ) {}

  ask(): void {
    this.requestedAt = performance.now();
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (performance.now() - this.requestedAt < this.whileMs) this.wait();
      this.run();
    }, this.whileMs);
  }
}
