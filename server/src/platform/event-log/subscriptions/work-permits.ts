import { AsyncResource } from 'node:async_hooks';

import pLimit, { type LimitFunction } from 'p-limit';

import { FairQueue } from '../../concurrency/fair-queue.js';

/** Concurrent turns: less than half of the database connections. */
const permitCount = 4;
/** Limit per subscriber across divisions, so that a slow one leaves permits for others. */
const permitsOfOne = 2;
/**
 * How long a turn holds a permit. A longer turn continues without one and delays only its
 * subscriber (decision 0076).
 */
export const permitMs = 1_000;

/** Division and subscriber of a turn. */
export interface PermitRequest {
  readonly division: number;
  readonly subscriber: string;
}

/**
 * Grants work permits by division in round-robin order, so that no division waits for another's
 * backlog.
 */
export class WorkPermits {
  private readonly lines = new FairQueue<() => Promise<void>>();
  private readonly permits = pLimit(permitCount);
  private readonly ofOne = new Map<string, LimitFunction>();

  /** Resolves when the turn has ended. */
  take({ division, subscriber }: PermitRequest, work: () => Promise<void>): Promise<void> {
    const own = this.ofOne.get(subscriber) ?? pLimit(permitsOfOne);
    this.ofOne.set(subscriber, own);
    // The permit may be granted in another context, so the caller's is bound.
    const bound = AsyncResource.bind(work);
    return own(
      () =>
        new Promise<void>((resolve, reject) => {
          this.lines.add(String(division), () => {
            const ended = bound();
            ended.then(resolve, reject);
            return endedOrLate(ended);
          });
          void this.permits(() => this.lines.next()?.());
        }),
    );
  }
}

function endedOrLate(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, permitMs).unref();
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
}
