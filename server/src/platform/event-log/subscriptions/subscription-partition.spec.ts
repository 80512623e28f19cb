import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

import { recorded } from '../testing/event-log.testing.js';
import { upTo } from '../testing/subscription-runner.testing.js';
import { note, textOf } from '../testing/wake-up.testing.js';
import { LeaseLost, renewEveryMs } from './leases.js';
import { freshMs, maxWaiting } from './pending-events.js';
import { handlerMs, SubscriptionPartition } from './subscription-partition.js';
import type { Subscriber } from './subscriber.js';
import { WorkPermits } from './work-permits.js';

const fence = { slot: 1, owner: 'spec', generation: 1 };
/** Delivered at positions 1, 2, 3 … */
const events = recorded(upTo(maxWaiting + 10).map((text) => note('NoteTaken', text)));
const struck = recorded(upTo(9).map((text) => note('NoteStruck', text)));

describe('a subscriber in a division', () => {
  let seen: string[];
  let reads: number[];
  const partitions: SubscriptionPartition[] = [];

  beforeEach(() => {
    Logger.overrideLogger(false);
    [seen, reads] = [[], []];
  });

  afterEach(async () => {
    jest.useRealTimers();
    await Promise.all(partitions.splice(0).map((partition) => partition.stop()));
  });

  /** New partition at position 0; the log holds `events`. */
  function partitionOf({
    handle = () => Promise.resolve(),
    permits = new WorkPermits(),
    log = events,
  }: Partial<Pick<Subscriber, 'handle'>> & { permits?: WorkPermits; log?: typeof events } = {}) {
    const subscriber: Subscriber = {
      name: 'spec',
      handles: new Set(['NoteTaken']),
      read: (_division, after) => {
        reads.push(after);
        return Promise.resolve(log.slice(after, after + 200));
      },
      handle: async (event, signal) => {
        await handle(event, signal);
        seen.push(textOf(event));
      },
    };
    const options = { subscriber, division: 12, after: 0, fence: () => fence, permits };
    const partition = new SubscriptionPartition(options);
    partitions.push(partition);
    return partition;
  }

  const positionOf = (partition: SubscriptionPartition): number | undefined =>
    partition.unstored()[0]?.checkpoint.position;

  async function settled(): Promise<void> {
    for (let round = 0; round < 20; round += 1) await new Promise(setImmediate);
  }

  function feed(partition: SubscriptionPartition, count: number, from = 0): void {
    for (const event of events.slice(from, count)) partition.next(event);
  }

  it('handles delivered events in order without reading', async () => {
    const partition = partitionOf();
    feed(partition, 3);
    await settled();
    expect([seen, reads, positionOf(partition)]).toStrictEqual([['1', '2', '3'], [], 3]);
    partition.unstored()[0]?.progress.storedAt(3);
    expect(partition.unstored()).toStrictEqual([]);
  });

  it('handles an event once even if it is delivered twice', async () => {
    const partition = partitionOf();
    feed(partition, 2);
    feed(partition, 3);
    await settled();
    expect(seen).toStrictEqual(['1', '2', '3']);
  });

  it('reads the events it missed, then handles those delivered meanwhile', async () => {
    const partition = partitionOf();
    partition.reach(250);
    feed(partition, 252, 250);
    await settled();
    expect([seen, reads]).toStrictEqual([upTo(252), [0, 200]]);
    feed(partition, 253, 252);
    await settled();
    expect([seen.at(-1), reads.length]).toStrictEqual(['253', 2]);
  });

  it('reads from the log when its buffer overflows, and takes deliveries again afterwards', async () => {
    let begin: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begin = resolve));
    const partition = partitionOf({ handle: () => started });
    feed(partition, maxWaiting + 1);
    begin();
    await settled();
    expect(seen).toStrictEqual(upTo(maxWaiting + 1));
    const { length } = reads;
    expect(length).toBeGreaterThan(0);
    feed(partition, maxWaiting + 3, maxWaiting + 1);
    await settled();
    expect([seen.length, reads.length]).toStrictEqual([maxWaiting + 3, length]);
  });

  it('advances after one read if the log holds nothing that it handles', async () => {
    const partition = partitionOf({ log: [] });
    partition.reach(4);
    await settled();
    expect([reads, positionOf(partition), partition.stalls()]).toStrictEqual([[0], 4, []]);
  });

  it('skips types it does not handle, but not events missing before them', async () => {
    const partition = partitionOf();
    for (const event of struck.slice(0, 2)) partition.next(event);
    expect([positionOf(partition), reads]).toStrictEqual([2, []]);
    for (const event of struck.slice(4, 5)) partition.next(event);
    await settled();
    expect(reads).toStrictEqual([2]);
    expect(seen).toStrictEqual(['3', '4', '5']);
  });

  it.each([
    ['after an erasure', (partition: SubscriptionPartition) => partition.forget()],
    [
      'when it has waited long',
      () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + freshMs + 1),
    ],
  ])('reads buffered events again %s', async (_when, happens) => {
    let begin: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begin = resolve));
    const partition = partitionOf({ handle: () => started });
    feed(partition, 3);
    await settled();
    happens(partition);
    begin();
    await settled();
    jest.restoreAllMocks();
    expect([seen, reads]).toStrictEqual([['1', '2', '3'], [1]]);
  });

  it('does not report a stop as a problem, and starts nothing more', async () => {
    const partition = partitionOf({ handle: () => (void partition.stop(), Promise.resolve()) });
    feed(partition, 2);
    await settled();
    expect([seen, partition.stalls()]).toStrictEqual([['1'], []]);
  });

  it('retries after a pause that doubles, with freshly read events', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    let tries = 0;
    const partition = partitionOf({
      handle: () => {
        tries += 1;
        return tries < 4 ? Promise.reject(new Error('out of ink')) : Promise.resolve();
      },
    });
    feed(partition, 1);
    await settled();
    const stall = 'spec stalled at position 0 of division 12: Error: out of ink';
    for (const [index, pause] of [500, 1_000, 2_000].entries()) {
      expect([tries, partition.stalls()]).toStrictEqual([index + 1, [stall]]);
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(tries).toBe(index + 1);
      await jest.advanceTimersByTimeAsync(1);
      await settled();
    }
    expect([seen, reads, partition.stalls()]).toStrictEqual([['1'], [0, 0, 0], []]);
  });

  it('pauses until the next renewal if its slot was lost, without reporting a problem', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    let tries = 0;
    const partition = partitionOf({
      handle: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new LeaseLost()) : Promise.resolve();
      },
    });
    feed(partition, 1);
    await settled();
    await jest.advanceTimersByTimeAsync(renewEveryMs - 1);
    expect([tries, partition.stalls()]).toStrictEqual([1, []]);
    await jest.advanceTimersByTimeAsync(1);
    await settled();
    expect([tries, seen, reads]).toStrictEqual([2, ['1'], [0]]);
  });

  it('releases its permit if a handler takes too long, waits for it, and counts it as handled', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const signals: AbortSignal[] = [];
    let end: () => void = () => undefined;
    const permits = new WorkPermits();
    const slow = () =>
      partitionOf({
        permits,
        handle: (_event, signal) => {
          signals.push(signal);
          return new Promise((resolve) => (end = resolve));
        },
      });
    const [first, second] = [slow(), slow()];
    for (const each of [first, second]) feed(each, 2);
    const third = partitionOf({ permits });
    feed(third, 1);
    await settled();
    // No subscriber has more than two permits at a time.
    expect([signals.length, seen]).toStrictEqual([2, []]);
    await jest.advanceTimersByTimeAsync(handlerMs);
    await settled();
    expect(seen).toStrictEqual(['1']);
    expect(signals.map(({ aborted }) => aborted)).toStrictEqual([true, true]);
    expect(second.stalls()).toStrictEqual([
      'spec stalled at position 0 of division 12: HandlerOverdue: its handler did not finish within 30 s',
    ]);
    end();
    await settled();
    expect([positionOf(second), second.stalls(), signals.length]).toStrictEqual([1, [], 3]);
    end();
    await settled();
    expect(seen).toStrictEqual(['1', '1', '2']);
  });
});
