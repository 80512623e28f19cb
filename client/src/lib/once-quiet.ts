/** Does something once nobody has asked for it for a while, and does not let it wait for ever. */
export class OnceQuiet {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstRequestedAt: number | undefined;

  /** Both in milliseconds: without another question, and since the first that was not answered. */
  constructor(
    private readonly run: () => void,
    private readonly quietMs: number,
    private readonly atMostMs: number,
  ) {}

  ask(): void {
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
