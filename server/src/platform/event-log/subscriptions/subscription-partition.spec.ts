import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';

import { LeaseLost, renewEveryMs } from './leases.js';
import { SubscriptionPartition } from './subscription-partition.js';
import type { Subscriber } from './subscriber.js';

describe('a lane of work', () => {
  const fence = { slot: 1, owner: 'spec', generation: 1 };

  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  function partitionOf(advance: Subscriber['advance']): SubscriptionPartition {
    return new SubscriptionPartition({
      subscriber: { name: 'spec', handles: new Set(['NoteTaken']), advance },
      division: 12,
      after: 3,
      fence: () => fence,
      permits: pLimit(1),
    });
  }

  it('stands still, and says so, where there is nothing to read although there should be', async () => {
    let tries = 0;
    const partition = partitionOf(() => {
      tries += 1;
      return tries < 1_000 ? Promise.resolve() : new Promise(() => undefined);
    });
    partition.reach(4);
    await new Promise(setImmediate);
    await partition.stop();
    expect(tries).toBe(1);
    expect(partition.problem).toBe(
      'spec stalled at position 3 of division 12: Error: there was nothing to work on',
    );
  });

  it('does not call it a problem that it was stopped', async () => {
    const partition: SubscriptionPartition = partitionOf(async () => {
      void partition.stop();
      await Promise.resolve();
    });
    partition.reach(4);
    await partition.stop();
    expect(partition.problem).toBeUndefined();
  });

  it('rests, and blames nobody, where its lease was lost, until that is renewed', async () => {
    jest.useFakeTimers();
    let tries = 0;
    const partition = partitionOf(({ recorded }) => {
      tries += 1;
      if (tries === 1) return Promise.reject(new LeaseLost());
      recorded(4);
      return Promise.resolve();
    });
    partition.reach(4);
    await jest.advanceTimersByTimeAsync(renewEveryMs - 1);
    partition.reach(4);
    expect([tries, partition.problem]).toEqual([1, undefined]);
    await jest.advanceTimersByTimeAsync(1);
    expect(tries).toBe(2);
    await partition.stop();
    jest.useRealTimers();
  });

  it('passes over the next event where its subscriber does not handle it', async () => {
    let tries = 0;
    const partition = partitionOf(({ after, recorded }) => {
      tries += 1;
      recorded(after + 1);
      return Promise.resolve();
    });
    partition.next(4, 'NoteStruck');
    expect([tries, partition.unstored?.position]).toEqual([0, 4]);
    partition.storedAt(4);
    expect(partition.unstored).toBeUndefined();
    partition.next(5, 'NoteTaken');
    // Where something is missing before it, nothing can be passed over.
    partition.next(6, 'NoteStruck');
    await new Promise(setImmediate);
    partition.next(8, 'NoteStruck');
    await new Promise(setImmediate);
    await partition.stop();
    expect([tries, partition.unstored]).toEqual([4, undefined]);
  });

  it('begins nothing where there is nothing new', async () => {
    let tries = 0;
    const partition = partitionOf(() => {
      tries += 1;
      return Promise.resolve();
    });
    partition.reach(3);
    await partition.stop();
    expect(tries).toBe(0);
  });
});
