import { AppendBatch } from './append-batch.js';
import { statementsOf, untilBlocked, whileLocked } from '../testing/database-watch.testing.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import { CommandRepeated } from '../model/event-log.errors.js';
import { prepareAppend } from './prepare-append.js';
import { projectionAudit } from '../testing/projection-audit.testing.js';
import { upTo } from '../testing/tally-log.testing.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import { contextIn, counted, eventLogOn, tallyRequest } from '../testing/tally.testing.js';

describe('an append to a cached division', () => {
  const spec = tallySpec();
  const { count } = spec;
  let division: number;
  let other: EventLogRuntime;

  beforeEach(async () => {
    ({ division } = spec);
    other = eventLogOn(spec.dataSource);
    // The division counts as unshared from the second append on.
    await count('a', 0);
    await count('a', 1);
  });

  /** Counts the appends that took the non-optimistic path. */
  async function looksOf(work: () => Promise<unknown>): Promise<number> {
    const statements = await statementsOf(spec.dataSource, work);
    return statements.filter((sql) => sql.includes('es_append')).length;
  }

  it('skips es_append, with the same result as any other append', async () => {
    const looks = await looksOf(async () => {
      const written = await count('a', 2, { times: 2 });
      expect(written.map(({ position, version }) => [position, version])).toEqual([
        [3, 3],
        [4, 4],
      ]);
      expect((await spec.runtime.log.readStream(division, 'tally-a')).slice(2)).toEqual(written);
    });

    expect(looks).toBe(0);
    expect(await spec.tallyLog.totals()).toEqual({ a: 4 });
    expect(await spec.runtime.log.head(division)).toBe(4);
  });

  it('loads an uncached row only once', async () => {
    expect(await looksOf(() => count('b', 0))).toBe(1);
    expect(await looksOf(() => Promise.all([count('a', 2), count('b', 1)]))).toBe(0);

    expect(await spec.tallyLog.totals()).toEqual({ a: 3, b: 2 });
  });

  it('detects an append of another process', async () => {
    await count('a', 2, { on: other, by: 10 });
    await count('b', 0);
    await count('a', 3);

    expect(await spec.tallyLog.totals()).toEqual({ a: 13, b: 1 });
    expect(await spec.tallyLog.positions()).toEqual(upTo(5));
  });

  it('detects an append of another process made while it waits for the head', async () => {
    await whileLocked(spec.dataSource, division, async (holder) => {
      const waiting = [count('a', 2, { on: other, by: 10 })];
      await untilBlocked(spec.dataSource);
      const second = count('a', 2);
      await untilBlocked(spec.dataSource, 2);
      await holder.commitTransaction();
      await Promise.all(waiting);
      await expect(second).rejects.toMatchObject({
        moved: [{ stream: 'tally-a', expected: 2, actual: 3 }],
      });
    });

    expect(await spec.tallyLog.totals()).toEqual({ a: 12 });
    expect(await spec.tallyLog.positions()).toEqual(upTo(3));
  });

  it.each([
    ['an outdated version', 1],
    ['a future version', 5],
  ])('refuses only the append with %s, and reports the actual one', async (_, expected) => {
    await count('b', 0);
    const [right, wrong] = await Promise.allSettled([count('b', 1), count('a', expected)]);

    expect(right.status).toBe('fulfilled');
    expect(wrong).toMatchObject({
      reason: { moved: [{ stream: 'tally-a', expected, actual: 2 }] },
    });
    expect(await spec.tallyLog.totals()).toEqual({ a: 2, b: 2 });
    expect(await spec.tallyLog.positions()).toEqual(upTo(4));
  });

  it('checks the version of a stream that gets no event', async () => {
    await count('b', 0);
    const guarded = (expectedVersion: number): Promise<unknown> =>
      spec.runtime.log.append({
        context: contextIn(division),
        streams: [
          { stream: 'tally-a', expectedVersion, events: [] },
          { stream: 'tally-b', expectedVersion: 1, events: [counted('b')] },
        ],
      });

    await expect(guarded(1)).rejects.toThrow('tally-a is at version 2, not 1');
    await guarded(2);
    expect(await spec.tallyLog.totals()).toEqual({ a: 2, b: 2 });
  });

  it('refuses a repeated idempotency key', async () => {
    const append = (expectedVersion: number): Promise<unknown> =>
      spec.runtime.log.append({
        context: contextIn(division),
        streams: [{ stream: 'tally-a', expectedVersion, events: [counted('a')] }],
        idempotency: { key: tallyRequest('k'), result: { id: 'first' } },
      });
    expect(await looksOf(() => append(2))).toBe(0);

    await expect(append(3)).rejects.toThrow(CommandRepeated);
    expect(await spec.tallyLog.totals()).toEqual({ a: 3 });
  });

  it('locks divisions in one order, so that two batches cannot deadlock', async () => {
    const [low, high] = [division, division + 1];
    await count('a', 0, { where: high });
    await count('a', 1, { where: high });
    await whileLocked(spec.dataSource, division, async (holder) => {
      const batch = Promise.all([count('a', 2, { where: high }), count('a', 2, { where: low })]);
      await untilBlocked(spec.dataSource);

      const free: unknown = await holder.query(
        'SELECT 1 FROM es_division_head WHERE division_id = $1 FOR UPDATE NOWAIT',
        [high],
      );
      expect(free).toHaveLength(1);
      await holder.commitTransaction();
      await batch;
    });
  });

  it('leaves nothing behind outside a transaction', async () => {
    const { catalogue, codec, keys, projector, log } = spec.runtime;
    const streams = [{ stream: 'tally-a', expectedVersion: 2, events: [counted('a')] }];
    const append = { context: contextIn(division), streams };
    const prepared = await prepareAppend(codec, append, new Date());
    const batch = new AppendBatch(catalogue, codec, keys, projector);
    const runner = spec.dataSource.createQueryRunner();
    const sent = await batch.writeOptimistically(runner.manager, [prepared]);

    await expect(sent?.writing).rejects.toThrow('cached');
    // One connection answers in order, so everything sent with the append is answered by now.
    await runner.query('SELECT 1');
    await runner.release();
    expect(await log.head(division)).toBe(2);
    expect(await spec.tallyLog.totals()).toEqual({ a: 2 });
    await count('a', 2);
    expect(await spec.tallyLog.totals()).toEqual({ a: 3 });
  });

  it('waits until the result of the previous batch is known', async () => {
    const { catalogue, codec, keys, projector } = spec.runtime;
    const batch = new AppendBatch(catalogue, codec, keys, projector);
    const prepared = await prepareAppend(
      codec,
      {
        context: contextIn(division),
        streams: [{ stream: 'tally-a', expectedVersion: 3, events: [counted('a')] }],
      },
      new Date(),
    );
    await whileLocked(spec.dataSource, division, async (holder) => {
      const first = count('a', 2);
      await untilBlocked(spec.dataSource);
      let isSent = false;
      const sent = batch.writeOptimistically(spec.dataSource.manager, [prepared]).then((second) => {
        isSent = true;
        return second?.writing;
      });
      // The statement is sent outside a transaction.
      const refused = expect(sent).rejects.toThrow('cached');
      await new Promise((resolve) => setImmediate(resolve));
      expect(isSent).toBe(false);
      await holder.commitTransaction();
      await first;
      await refused;
    });
  });

  it('is gapless and consistent with its rows under concurrent writes', async () => {
    const divisions = [division, division + 1];
    const caller = async (index: number): Promise<void> => {
      const on = index % 4 === 0 ? other : spec.runtime;
      const where = divisions[index % 2] ?? division;
      for (const version of upTo(6)) await count(`t${String(index)}`, version - 1, { on, where });
    };
    await Promise.all(upTo(48).map(caller));

    for (const where of divisions) {
      const events = await spec.runtime.log.readDivision(where, 0, 1_000);
      expect(events.map(({ position }) => position)).toEqual(upTo(events.length));
    }
    const audited = await projectionAudit(spec.runtime);
    expect(audited.filter(({ liveHash, rebuiltHash }) => liveHash !== rebuiltHash)).toEqual([]);
    expect(
      Object.values(await spec.tallyLog.totals()).every((total) => [2, 6].includes(total)),
    ).toBe(true);
  }, 30_000);
});
