/**
 * Trailing throttle: runs at most once per interval while calls continue, and once more after the
 * last call. A call during the wait does not postpone the run.
 */
export class TrailingThrottle {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requestedAt = 0;

  /** `whileMs`: interval in milliseconds. */
  constructor(
    private readonly run: () => void,
    private readonly whileMs: number,
  ) {}

  trigger(): void {
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
