import { setTimeout as wait } from 'node:timers/promises';

interface Bounds {
  /** How long nobody must have been waiting, in milliseconds. */
  readonly quietMs: number;
  /** After so many milliseconds the moment is taken as it is, or nothing would ever be done. */
  readonly maxWaitMs: number;
}

const lookEveryMs = 50;

/** Lets what nobody waits for stand back behind what somebody waits for. */
export class IdleScheduler {
  private waitedFor = 0;
  private quietSince = performance.now();

  constructor(private readonly bounds: Bounds) {}

  /** Does what somebody waits for. */
  async during<Done>(work: () => Promise<Done>): Promise<Done> {
    this.waitedFor += 1;
    try {
      return await work();
    } finally {
      this.waitedFor -= 1;
      this.quietSince = performance.now();
    }
  }

  /** Resolves when nobody has been waiting for a while, or patience is over. */
  async next(): Promise<void> {
    const end = performance.now() + this.bounds.maxWaitMs;
    // The process may end meanwhile.
    while (!this.isQuiet() && performance.now() < end)
      await wait(lookEveryMs, undefined, { ref: false });
  }

  private isQuiet(): boolean {
    return this.waitedFor === 0 && performance.now() - this.quietSince >= this.bounds.quietMs;
  }
}
