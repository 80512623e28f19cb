/** Debounce with a maximum wait. */
export class Debounce {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstRequestedAt: number | undefined;

  /** Both in milliseconds: idle time after the last call, and maximum time since the first. */
  constructor(
    private readonly run: () => void,
    private readonly quietMs: number,
    private readonly atMostMs: number,
  ) {}

  trigger(): void {
    const now = performance.now();
    this.firstRequestedAt ??= now;
    clearTimeout(this.timer);
    const left = Math.max(0, this.firstRequestedAt + this.atMostMs - now);
    this.timer = setTimeout(
      () => {
        this.stop();
        this.run();
      },
      Math.min(this.quietMs, left),
    );
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.firstRequestedAt = undefined;
  }
}
