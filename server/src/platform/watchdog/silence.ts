/**
 * Measures for how long a counter has not changed, in time during which the observer itself was running.
 * A step between two observations counts as `longestStepMs` at most: while the machine sleeps or the whole
 * process is stopped, neither side runs, and that time must not count as silence.
 */
export class Silence {
  private beats: number | undefined;
  private seenAtMs = 0;
  private silentMs = 0;

  constructor(private readonly longestStepMs: number) {}

  /** Returns the milliseconds of silence so far. */
  observe(beats: number, nowMs: number): number {
    const stepMs = Math.min(nowMs - this.seenAtMs, this.longestStepMs);
    this.silentMs = beats === this.beats ? this.silentMs + stepMs : 0;
    this.beats = beats;
    this.seenAtMs = nowMs;
    return this.silentMs;
  }

  reset(): void {
    this.silentMs = 0;
  }
}
