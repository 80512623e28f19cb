/** Lets through so much a second, and a burst once in a while. */
export class TokenBucket {
  private level: number;
  private filledAt: number | undefined;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.level = burst;
  }

  /** Takes what something costs, and answers for how many milliseconds nothing else should come. */
  take(cost: number, nowMs: number): number {
    const passed = nowMs - (this.filledAt ?? nowMs);
    this.filledAt = nowMs;
    this.level = Math.min(this.burst, this.level + (passed * this.perSecond) / 1_000) - cost;
    return this.level >= 0 ? 0 : (-this.level * 1_000) / this.perSecond;
  }
}
