import { Logger } from '@nestjs/common';

import { freshDatabase, type FreshDatabase } from '../../testing/database.js';
import { until } from '../../testing/until.js';
import type { EventLog } from '../event-log.js';
import { FanOutPartition } from './fan-out-partition.js';
import { FanOut } from './fan-out.js';
import type { Recorded } from '../model/projection.js';
import type { Broadcast } from '../model/subscription.js';
import { WakeUp } from './wake-up.js';
import {
  append,
  DeafChannel,
  HastyChannel,
  logProcess,
  type LogProcess,
  newDivision,
  textOf,
} from '../testing/wake-up.testing.js';
import { PostgresWakeUpChannel } from './wake-up-postgres.js';
import type { WakeUpChannel } from './wake-up-channel.js';

interface Listener {
  readonly process: LogProcess;
  readonly fanOut: FanOut;
  readonly published: Recorded[];
}

describe('fan-out', () => {
  let database: FreshDatabase;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await freshDatabase();
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  afterAll(() => database.drop());

  async function process(): Promise<LogProcess> {
    const opened = await logProcess(database.url);
    closing.push(() => opened.close());
    return opened;
  }

  async function listener(
    channel: WakeUpChannel = new PostgresWakeUpChannel(database.url),
    broadcasts: readonly Broadcast[] = [],
  ): Promise<Listener> {
    const opened = await process();
    opened.registry.register({ broadcasts });
    const wakeUp = new WakeUp(opened.log, channel);
    const fanOut = new FanOut(opened.log, opened.registry, wakeUp);
    const published: Recorded[] = [];
    fanOut.listen((recorded) => published.push(recorded));
    await fanOut.start();
    closing.push(async () => {
      await fanOut.stop();
      await wakeUp.stop();
    });
    return { process: opened, fanOut, published };
  }

  const positionsIn = (published: readonly Recorded[], division: number): readonly number[] =>
    published.filter((recorded) => recorded.division === division).map(({ position }) => position);

  const upTo = (count: number): readonly number[] =>
    Array.from({ length: count }, (_, index) => index + 1);

  it('RTM-014 publishes every event once and in order in every process, whichever committed it', async () => {
    const [one, other] = [await listener(), await listener()];
    const [left, right] = [newDivision(), newDivision()];
    const writers = [one, other, one, other].flatMap(({ process: { take } }, index) =>
      upTo(25).map(() => take(index < 2 ? left : right, 'a', 'b')),
    );
    await Promise.all(writers);
    for (const { published } of [one, other]) {
      await until(
        () => published.length,
        (count) => count >= 200,
      );
      expect(positionsIn(published, left)).toEqual(upTo(100));
      expect(positionsIn(published, right)).toEqual(upTo(100));
    }
  });

  it('starts at the head: earlier events are not published', async () => {
    const division = newDivision();
    await (await process()).take(division, 'before');
    const { process: own, published, fanOut } = await listener();
    await own.take(division, 'after');
    await until(
      () => published.length,
      (count) => count > 0,
    );
    expect(published.map(textOf)).toEqual(['after']);
    expect(fanOut.positions().get(division)).toBe(2);
  });

  it('ignores a hint that arrives before the start', async () => {
    const division = newDivision();
    const own = await process();
    await own.take(division, 'before');
    const { published, fanOut } = await listener(new HastyChannel(division));
    await own.take(division, 'after');
    await until(
      () => fanOut.positions().get(division),
      (position) => position === 2,
    );
    expect(published.map(textOf)).toEqual(['after']);
  });

  it('recovers lost hints through the poll', async () => {
    const { published } = await listener(new DeafChannel());
    const writer = await process();
    const division = newDivision();
    await writer.take(division, 'unheard');
    await until(
      () => published.length,
      (count) => count > 0,
    );
    expect(published.map(textOf)).toEqual(['unheard']);
  });

  it('holds a commit back until the events before it are published', async () => {
    const { log, take } = await process();
    const division = newDivision();
    const [first, second, third] = await take(division, 'one', 'two', 'three');
    const published: number[] = [];
    const partition = partitionOf(log, division, published);
    for (const recorded of [third, first, second, first]) if (recorded) partition.offer(recorded);
    await partition.stop();
    expect(published).toEqual([1, 2, 3]);
  });

  it('reads events from the log that were never offered to it', async () => {
    const { log, take } = await process();
    const division = newDivision();
    const events = await take(division, ...upTo(1_201).map(String));
    const published: number[] = [];
    const partition = partitionOf(log, division, published);
    for (const recorded of events.slice(1)) partition.offer(recorded);
    await until(
      () => published.length,
      (count) => count === 1_201,
    );
    expect(published).toEqual(upTo(1_201));
    await partition.stop();
  });

  it('reports a log that ends before its head, without retrying in a loop', async () => {
    const { log, take } = await process();
    const division = newDivision();
    await take(division, 'one', 'two');
    const published: number[] = [];
    const partition = partitionOf(log, division, published);
    partition.reach(3);
    await until(
      () => partition.problem,
      (problem) => problem !== undefined,
    );
    expect(published).toEqual([1, 2]);
    await take(division, 'three');
    partition.reach(3);
    await until(
      () => published.length,
      (count) => count === 3,
    );
    await partition.stop();
    expect(partition.problem).toBeUndefined();
  });

  it('skips an unknown event as a dead letter and continues', async () => {
    const { fanOut, published, process: own } = await listener();
    const newer = await logProcess(database.url, {
      eventTypes: { NoteTaken: { schemaVersion: 1 }, NoteSung: { schemaVersion: 1 } },
    });
    closing.push(() => newer.close());
    const [unread, fine] = [newDivision(), newDivision()];
    await newer.take(unread, 'known');
    await append(newer.log, unread, [{ type: 'NoteSung' }]);
    await newer.take(unread, 'known too');
    await until(
      () => fanOut.positions().get(unread),
      (position) => position === 3,
    );
    await own.take(fine, 'elsewhere');
    expect(fanOut.stalls()).toEqual([]);
    expect(positionsIn(published, unread)).toEqual([1, 3]);
    expect(positionsIn(published, fine)).toEqual([1]);
  });

  it('notifies the reactor of an event, and the other listeners even if one throws', async () => {
    const published: string[] = [];
    const broadcast = (name: string, on: Broadcast['on']): Broadcast => ({
      name,
      on,
      onGap: () => undefined,
    });
    const push = (recorded: Recorded): void => {
      published.push(textOf(recorded));
    };
    const fail = (): never => {
      throw new Error('a bug');
    };
    const { process: own, published: received } = await listener(new DeafChannel(), [
      broadcast('failing', { NoteTaken: fail }),
      broadcast('taken', { NoteTaken: push }),
      broadcast('struck', { NoteStruck: push }),
    ]);
    await own.take(newDivision(), 'one');
    await until(
      () => received.length,
      (count) => count > 0,
    );
    expect(published).toEqual(['one']);
  });

  it('publishes nothing after it was stopped', async () => {
    const { process: own, published, fanOut } = await listener();
    await fanOut.stop();
    await own.take(newDivision(), 'late');
    expect(published).toEqual([]);
  });
});

function partitionOf(log: EventLog, division: number, published: number[]): FanOutPartition {
  return new FanOutPartition({
    log,
    division,
    after: 0,
    publish: ({ position }) => published.push(position),
    skipped: () => undefined,
    onGap: () => undefined,
  });
}
