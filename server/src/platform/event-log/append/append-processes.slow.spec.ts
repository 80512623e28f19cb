import { DataSource, type QueryRunner } from 'typeorm';

import { freshDatabase, testDataSource } from '../../testing/database.js';
import { dataSourceOptions } from '../../database/data-source.js';
import { statementsOf, untilBlocked, whileLocked } from '../testing/database-watch.testing.js';
import { VersionConflict, WritesHeldUp } from '../model/event-log.errors.js';
import type { FeatureEvents } from '../model/registry.js';
import { upTo } from '../testing/tally-log.testing.js';
import { tallyProcess } from '../testing/tally-process.testing.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import {
  contextIn,
  eventLogOn,
  tallyDecider,
  tallyEventTypes,
  TallyRow,
  tallyTable,
} from '../testing/tally.testing.js';

describe('appends of several processes', () => {
  const spec = tallySpec();
  const { count } = spec;
  let division: number;

  beforeEach(() => {
    ({ division } = spec);
  });

  async function inOtherTransaction(work: (runner: QueryRunner) => Promise<void>): Promise<void> {
    const runner = spec.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await work(runner);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }

  it('assign positions in commit order, so that a reader never skips an event', async () => {
    await count('z', 0);
    await inOtherTransaction(async (slow) => {
      await slow.query('SELECT es_lock_heads(ARRAY[$1::integer])', [division]);
      const second = count('b', 0);
      await untilBlocked(spec.dataSource);
      await slow.query(
        `INSERT INTO es_event SELECT $1, 2, 'tally-a', 'tally', 1, 'TallyCounted', 1,
           '{"tally":"a","by":1}', NULL, NULL, '{"actor":"x","correlationId":"x"}',
           gen_random_uuid(), now()`,
        [division],
      );
      await slow.query('UPDATE es_division_head SET position = 2 WHERE division_id = $1', [
        division,
      ]);
      expect(await spec.tallyLog.positions()).toEqual([1]);
      await slow.commitTransaction();

      expect((await second).map(({ position }) => position)).toEqual([3]);
      expect(await spec.tallyLog.positions()).toEqual([1, 2, 3]);
    });
  });

  it('detect a commit made while they waited: the second of two equal appends gets a version conflict', async () => {
    const other = eventLogOn(spec.dataSource, [tallyFeatureWithoutRows]);
    await count('z', 0);
    await inOtherTransaction(async (holder) => {
      await holder.query('SELECT es_lock_heads(ARRAY[$1::integer])', [division]);
      const both = Promise.allSettled([count('a', 0), count('a', 0, { on: other })]);
      await untilBlocked(spec.dataSource, 2);
      await holder.commitTransaction();

      const refusals = (await both).flatMap((one) => (one.status === 'rejected' ? [one] : []));
      const reason = new VersionConflict([{ stream: 'tally-a', expected: 0, actual: 1 }]);
      expect(refusals).toEqual([{ status: 'rejected', reason }]);
    });
  });

  it('lock divisions in one order, so that two batches cannot deadlock', async () => {
    const [low, high] = [division, division + 1];
    await count('a', 0, { where: low });
    await count('a', 0, { where: high });
    await inOtherTransaction(async (holder) => {
      await holder.query('SELECT es_lock_heads(ARRAY[$1::integer])', [low]);
      const batch = Promise.allSettled([
        count('b', 0, { where: high }),
        count('b', 0, { where: low }),
      ]);
      await untilBlocked(spec.dataSource);

      const free: unknown = await holder.query(
        'SELECT 1 FROM es_division_head WHERE division_id = $1 FOR UPDATE NOWAIT',
        [high],
      );
      expect(free).toHaveLength(1);
      await holder.commitTransaction();
      expect((await batch).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    });
  });

  it('write to free divisions while one is locked, and report the locked one as busy', async () => {
    const options = dataSourceOptions(spec.url, [TallyRow]);
    const extra = { ...options.extra, lock_timeout: 150 };
    const impatient = await new DataSource({ ...options, extra }).initialize();
    const on = eventLogOn(impatient);
    const [held, free] = [division, division + 1];
    for (const where of [held, free]) await count('a', 0, { where, on });
    await whileLocked(spec.dataSource, held, async () => {
      const [refused, written] = await Promise.allSettled([
        count('b', 0, { where: held, on }),
        count('b', 0, { where: free, on }),
      ]);
      expect(refused).toMatchObject({ reason: { kind: 'unavailable', retryAfterSeconds: 5 } });
      expect(refused).toMatchObject({ reason: new WritesHeldUp(undefined) });
      expect(written.status).toBe('fulfilled');
    });

    await count('b', 0, { where: held, on });
    expect(await spec.tallyLog.totals()).toEqual({ a: 1, b: 1 });
    await impatient.destroy();
  });

  it('share a division without losing or double counting events', async () => {
    const task = { do: 'count', division, tally: 'a', times: 60 } as const;
    const child = await tallyProcess(spec.url, task);
    await inOtherTransaction(async (holder) => {
      await holder.query('SELECT es_lock_heads(ARRAY[$1::integer])', [division]);
      const mine = upTo(60).map(() =>
        spec.runtime.commands.handle(contextIn(division), tallyDecider, {
          type: 'Count',
          tally: 'a',
          by: 1,
        }),
      );
      const all = Promise.all([child.go(), ...mine]);
      // Both read an empty stream, so one of them must get a version conflict.
      await untilBlocked(spec.dataSource, 2);
      await holder.commitTransaction();
      await all;
    });

    expect(await spec.tallyLog.totals()).toEqual({ a: 120 });
    expect((await spec.runtime.log.readStream(division, 'tally-a')).at(-1)?.version).toBe(120);
    expect(await spec.tallyLog.positions()).toEqual(upTo(120));
  }, 60_000);

  it('give up after the lock timeout and reject all appends of the batch', async () => {
    const impatient = await testDataSource([TallyRow], spec.url);
    const on = eventLogOn(impatient);
    await impatient.query(`SET lock_timeout = 100`);
    try {
      await inOtherTransaction(async (holder) => {
        await holder.query('SELECT es_lock_heads(ARRAY[$1::integer])', [division]);
        const statements = await statementsOf(impatient, async () => {
          const waiting = [count('a', 0, { on }), count('b', 0, { on })];
          const outcomes = await Promise.allSettled(waiting);
          expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
        });
        expect(statements.filter((sql) => sql.includes('es_append'))).toHaveLength(1);
      });
      expect(await count('a', 0, { on })).toHaveLength(1);
    } finally {
      await impatient.destroy();
    }
  });

  it('continue at the right position after a dump is restored', async () => {
    await count('a', 0, { times: 3 });
    const restored = await freshDatabase();
    const otherDatabase = await testDataSource([TallyRow], restored.url);
    try {
      await otherDatabase.query(tallyTable);
      await copyTables(spec.dataSource, otherDatabase, division);
      const on = eventLogOn(otherDatabase);

      expect((await on.log.readDivision(division, 1, 10)).map(({ position }) => position)).toEqual([
        2, 3,
      ]);
      expect(await count('a', 3, { on })).toMatchObject([{ position: 4, version: 4 }]);
    } finally {
      await otherDatabase.destroy();
      await restored.drop();
    }
  });
});

const tallyFeatureWithoutRows: FeatureEvents = { eventTypes: tallyEventTypes };

/** Imitates a dump and its restore: copies the rows, but no server state. */
async function copyTables(from: DataSource, to: DataSource, division: number): Promise<void> {
  for (const table of ['es_division_head', 'es_event']) {
    const columns = table === 'es_event' ? '*' : 'division_id, position';
    const [{ rows } = { rows: '[]' }] = await from.query<{ rows: string }[]>(
      `SELECT json_agg(r)::text AS rows FROM (SELECT ${columns} FROM ${table} WHERE division_id = $1) r`,
      [division],
    );
    const target = table === 'es_event' ? '' : '(division_id, position)';
    await to.query(
      `INSERT INTO ${table} ${target}
       SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [rows],
    );
  }
}
