import { setTimeout as wait } from 'node:timers/promises';

interface Bounds {
  /** Time without foreground work before idle work may run. */
  readonly quietMs: number;
  /** Idle work runs after this time at the latest. */
  readonly maxWaitMs: number;
}

const pollIntervalMs = 50;

/** Lets background work wait while foreground work is running. */
export class IdleScheduler {
  private waitedFor = 0;
  private quietSince = performance.now();

  constructor(private readonly bounds: Bounds) {}

  /** Runs foreground work. */
  async during<Done>(work: () => Promise<Done>): Promise<Done> {
    this.waitedFor += 1;
    try {
      return await work();
    } finally {
      this.waitedFor -= 1;
      this.quietSince = performance.now();
    }
  }

  /** Resolves when there has been no foreground work for a while, or after the maximum wait. */
  async next(): Promise<void> {
    const end = performance.now() + this.bounds.maxWaitMs;
    // The process may end in the meantime.
    while (!this.isQuiet() && performance.now() < end)
      await wait(pollIntervalMs, undefined, { ref: false });
  }

  private isQuiet(): boolean {
    return this.waitedFor === 0 && performance.now() - this.quietSince >= this.bounds.quietMs;
  }
}
