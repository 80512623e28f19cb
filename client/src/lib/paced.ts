/** Does something in the next frame when it is asked for, and not again before a while has passed. */
export class Paced {
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  /** `everyMs` in milliseconds: so long it rests, however often it is asked for meanwhile. */
  constructor(
    private readonly run: () => void,
    private readonly everyMs: number,
  ) {}

  /** When it has rested. */
  soon(): void {
    if (this.frame !== 0 || this.timer !== undefined) return;
    const rest = this.last + this.everyMs - performance.now();
    if (rest <= 0) this.now();
    else
      this.timer = setTimeout(() => {
        this.now();
      }, rest);
  }

  /** In the next frame, rested or not. */
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
