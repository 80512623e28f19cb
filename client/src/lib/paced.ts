/** Runs an action in the next animation frame, then not again before an interval has passed. */
export class Paced {
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  /** `everyMs`: minimum interval in milliseconds. */
  constructor(
    private readonly run: () => void,
    private readonly everyMs: number,
  ) {}

  /** Runs once the interval has passed. */
  soon(): void {
    if (this.frame !== 0 || this.timer !== undefined) return;
    const rest = this.last + this.everyMs - performance.now();
    if (rest <= 0) this.now();
    else
      this.timer = setTimeout(() => {
        this.now();
      }, rest);
  }

  /** Runs in the next frame regardless of the interval. */
  now(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.last = performance.now();
      this.run();
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.timer = undefined;
    this.frame = 0;
  }
}
