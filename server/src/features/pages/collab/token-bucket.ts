/** Limits a rate per second, with occasional bursts. */
export class TokenBucket {
  private level: number;
  private filledAt: number | undefined;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.level = burst;
  }

  /** Takes `cost` tokens, and returns the milliseconds to wait before the next take. */
  take(cost: number, nowMs: number): number {
    const passed = nowMs - (this.filledAt ?? nowMs);
    this.filledAt = nowMs;
    this.level = Math.min(this.burst, this.level + (passed * this.perSecond) / 1_000) - cost;
    return this.level >= 0 ? 0 : (-this.level * 1_000) / this.perSecond;
  }
}
