import { isDeepStrictEqual } from 'node:util';

import type { DataSource } from 'typeorm';

import { freshDatabase, testDataSource, type FreshDatabase } from '../../testing/database.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import type { Projection } from '../model/projection.js';
import { projectionAudit } from '../testing/projection-audit.testing.js';
import { UnknownProjection } from './projection-replay.js';
import { project, type FeatureEvents } from '../model/registry.js';
import {
  contextIn,
  counted,
  eventLogOn,
  newDivision,
  tallies,
  tallyEventTypes,
  TallyRow,
  tallyTable,
  type TallyEvent,
} from '../testing/tally.testing.js';

function withProjection(change: Partial<Projection<TallyRow, TallyEvent>>): FeatureEvents {
  return {
    eventTypes: tallyEventTypes,
    inline: [project({ ...tallies, ...change }, TallyRow)],
  };
}

describe('rebuilding', () => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let runtime: EventLogRuntime;
  let division: number;

  beforeEach(async () => {
    database = await freshDatabase();
    dataSource = await testDataSource([TallyRow], database.url);
    await dataSource.query(tallyTable);
    runtime = eventLogOn(dataSource);
    division = newDivision();
  });

  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function countSome(on: EventLogRuntime = runtime): Promise<void> {
    const appends = Array.from({ length: 30 }, (_, index) => {
      const tally = String(index);
      const events = [counted(tally), counted(tally, index + 1)];
      const streams = [{ stream: `tally-${tally}`, expectedVersion: 0, events }];
      return on.log.append({ context: contextIn(division), streams });
    });
    await Promise.all(appends);
  }

  const rows = (): Promise<readonly object[]> =>
    dataSource.query('SELECT * FROM spec_tally ORDER BY division_id, tally');

  it('restores the original rows in the given division', async () => {
    await countSome();
    const before = await rows();
    await dataSource.query('UPDATE spec_tally SET total = -1');
    await dataSource.query(
      `INSERT INTO spec_tally VALUES ($1, 'ghost', 1, NULL, '[]', now()), ($2, 'ghost', 1, NULL, '[]', now())`,
      [division, division + 1],
    );
    const progress: (readonly number[])[] = [];
    await runtime.replay.rebuild('spec-tallies', division, (...step) => progress.push(step));

    expect(await rows()).toEqual([
      ...before,
      expect.objectContaining({ division_id: division + 1, tally: 'ghost' }),
    ]);
    expect(progress.at(-1)).toEqual([60, 60]);
  });

  it('lets others write and read until the new rows have caught up, without losses', async () => {
    await countSome();
    await dataSource.query('UPDATE spec_tally SET total = -1');
    const seen: (readonly number[])[] = [];
    await runtime.replay.rebuild('spec-tallies', division, async (...step) => {
      if (seen.length === 0) {
        const streams = [{ stream: 'tally-new', expectedVersion: 0, events: [counted('new', 7)] }];
        await runtime.log.append({ context: contextIn(division), streams });
        expect(await rows()).toHaveLength(31);
      }
      seen.push(step);
    });

    const totals: unknown = await dataSource.query(
      `SELECT count(*) FILTER (WHERE total > 0)::int AS right, count(*)::int FROM spec_tally`,
    );
    expect(totals).toEqual([{ right: 31, count: 31 }]);
    expect(seen).toEqual([
      [60, 60],
      [61, 61],
      [61, 61],
    ]);
  });

  it('touches no correct row', async () => {
    await countSome();
    await dataSource.query(`UPDATE spec_tally SET total = -1 WHERE tally = '7'`);
    const versions = (): Promise<readonly object[]> =>
      dataSource.query(`SELECT tally, xmin::text FROM spec_tally ORDER BY tally`);
    const before = await versions();
    await runtime.replay.rebuild('spec-tallies', division, () => undefined);

    const after = await versions();
    const touched = after.filter((row, index) => !isDeepStrictEqual(row, before[index]));
    expect(touched).toMatchObject([{ tally: '7' }]);
  });

  it('leaves out data of subjects erased meanwhile', async () => {
    const owner = 'customer:1';
    const own = { type: 'TallyOwned', tally: 'a', owner, name: 'Ada' } as const;
    const streams = [{ stream: 'tally-a', expectedVersion: 0, events: [own] }];
    await runtime.log.append({ context: contextIn(division), streams });
    let erasing: Promise<unknown> | undefined;
    await runtime.replay.rebuild('spec-tallies', division, async () => {
      erasing ??= runtime.erasure.erase(owner);
      await erasing;
    });

    expect(await rows()).toMatchObject([{ tally: 'a', name: null }]);
  });

  it('folds an async projection up to its checkpoint', async () => {
    await countSome(eventLogOn(dataSource, [{ eventTypes: tallyEventTypes }]));
    const feature = { eventTypes: tallyEventTypes, async: [project(tallies, TallyRow)] };
    await dataSource.query(`INSERT INTO es_checkpoint VALUES ($1, 'spec-tallies', 4)`, [division]);
    await eventLogOn(dataSource, [feature]).replay.rebuild(
      'spec-tallies',
      division,
      () => undefined,
    );

    const totals: unknown = await dataSource.query('SELECT sum(total) FROM spec_tally');
    expect(totals).toEqual([{ sum: '5' }]);
  });

  it('refuses an unknown projection, and lists the registered ones', async () => {
    const rebuilding = runtime.replay.rebuild('spec-others', division, () => undefined);

    await expect(rebuilding).rejects.toThrow(
      new UnknownProjection('There is no projection spec-others, only spec-tallies.'),
    );
  });

  it('reports no difference for a pure projection', async () => {
    await countSome();
    const audited = await projectionAudit(runtime);

    expect(audited).toMatchObject([{ projection: 'spec-tallies', division, rows: 30 }]);
    for (const { liveHash, rebuiltHash } of audited) expect(rebuiltHash).toBe(liveHash);
  });

  it.each([
    ['reads a clock', () => ({ apply: clocked })],
    ['keeps state between calls', () => ({ apply: countingCalls() })],
  ])('detects a projection that %s', async (_, impure) => {
    const on = eventLogOn(dataSource, [withProjection(impure())]);
    await countSome(on);
    const [audited] = await projectionAudit(on);

    expect(audited?.rows).toBe(30);
    expect(audited?.rebuiltHash).not.toBe(audited?.liveHash);
  });

  it('detects a row written by other code', async () => {
    await countSome();
    await dataSource.query(`UPDATE spec_tally SET name = 'x' WHERE tally = '7'`);
    const [audited] = await projectionAudit(runtime);

    expect(audited?.rebuiltHash).not.toBe(audited?.liveHash);
  });
});

const clocked: typeof tallies.apply = (row, recorded, key) => {
  const next = tallies.apply(row, recorded, key);
  return next && { ...next, name: String(process.hrtime.bigint()) };
};

function countingCalls(): typeof tallies.apply {
  let calls = 0;
  return (row, recorded, key) => {
    calls += 1;
    const next = tallies.apply(row, recorded, key);
    return next && { ...next, total: next.total + calls };
  };
}
