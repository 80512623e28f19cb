import { AsyncResource } from 'node:async_hooks';

import pLimit, { type LimitFunction } from 'p-limit';

import { FairLines } from '../../fair-lines.js';

/** Turns at the same time: less than half of the database's connections. */
const permitCount = 4;
/** Those of one subscriber, in however many divisions: a slow one leaves the others some. */
const permitsOfOne = 2;
/** How long a turn has a permit. One that takes longer goes on without, and keeps only its subscriber waiting (decision 0076). */
export const permitMs = 1_000;

/** Who has a turn, and where. */
export interface Asker {
  readonly division: number;
  readonly subscriber: string;
}

/** Permits to work go round by division, so that none waits for all that another one has to do. */
export class WorkPermits {
  private readonly lines = new FairLines<() => Promise<void>>();
  private readonly permits = pLimit(permitCount);
  private readonly ofOne = new Map<string, LimitFunction>();

  /** Resolves when the turn that it waited for is over. */
  take({ division, subscriber }: Asker, work: () => Promise<void>): Promise<void> {
    const own = this.ofOne.get(subscriber) ?? pLimit(permitsOfOne);
    this.ofOne.set(subscriber, own);
    // Whichever permit it gets, it is on behalf of whoever led to it.
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
