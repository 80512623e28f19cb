import { Column, Entity, PrimaryColumn } from 'typeorm';

import { until } from '../../testing/until.js';
import type { AsyncProjection } from '../model/projection.js';
import { type FeatureEvents, projectAsync } from '../model/registry.js';
import { statementsOf, untilBlocked } from '../testing/database-watch.testing.js';
import {
  append,
  type LogProcess,
  newDivision,
  note,
  type Note,
} from '../testing/wake-up.testing.js';
import { useWorkers } from '../testing/subscription-runner.testing.js';
import { AsyncProjector } from './async-projector.js';
import { Checkpoints } from './checkpoints.js';
import { LeaseLost, Leases } from './leases.js';

@Entity('spec_note_count')
class NoteCount {
  @PrimaryColumn('integer', { name: 'division_id' })
  division = 0;

  @Column('integer')
  notes = 0;
}

@Entity('spec_note_length')
class NoteLength {
  @PrimaryColumn('integer', { name: 'division_id' })
  division = 0;

  @Column('integer')
  notes = 0;
}

type NoteTaken = Extract<Note, { readonly type: 'NoteTaken' }>;

const counts: AsyncProjection<NoteCount, NoteTaken> = {
  name: 'note-counts',
  keysOf: ({ division }) => [{ division }],
  on: {
    NoteTaken: (row, { division, event }) => {
      if (event.text === 'poison') throw new Error('cannot count this');
      return { division, notes: (row?.notes ?? 0) + 1 };
    },
  },
};

const lengths: AsyncProjection<NoteLength, NoteTaken> = {
  name: 'note-lengths',
  keysOf: ({ division }) => [{ division }],
  on: {
    NoteTaken: (row, { division, event }) => ({
      division,
      notes: (row?.notes ?? 0) + event.text.length,
    }),
  },
};

const features: FeatureEvents = {
  eventTypes: { NoteTaken: { schemaVersion: 1 }, NoteStruck: { schemaVersion: 1 } },
  async: [projectAsync(counts, NoteCount), projectAsync(lengths, NoteLength)],
};

/** Matches folds only: nothing else locks checkpoints. */
const isFold = (sql: string): boolean =>
  sql.includes('FOR UPDATE') && sql.includes('es_checkpoint');

describe('an async projection', () => {
  const { process: opened, works } = useWorkers();

  async function process(): Promise<LogProcess> {
    const own = await opened(features);
    for (const table of ['spec_note_count', 'spec_note_length'])
      await own.dataSource.query(
        `CREATE TABLE IF NOT EXISTS ${table} (division_id integer PRIMARY KEY, notes integer)`,
      );
    return own;
  }

  async function state(
    { dataSource }: LogProcess,
    division: number,
    what: 'count' | 'length' = 'count',
  ): Promise<string> {
    const [row] = await dataSource.query<readonly { readonly state: string }[]>(
      `SELECT coalesce((SELECT notes FROM spec_note_${what} WHERE division_id = $1), 0) || ' of ' ||
         coalesce((SELECT position FROM es_checkpoint
                   WHERE division_id = $1 AND subscriber = 'note-${what}s'), 0) AS state`,
      [division],
    );
    return row?.state ?? '';
  }

  const comesTo = (
    at: LogProcess,
    division: number,
    expected: string,
    what?: 'count' | 'length',
  ): Promise<string> =>
    until(
      () => state(at, division, what),
      (found) => found === expected,
    );

  it('EVT-009 counts the whole history once, with its position', async () => {
    const own = await process();
    const division = newDivision();
    const texts = Array.from({ length: 2_500 }, () => 'note');
    await own.take(division, ...texts);
    await works(own);
    await comesTo(own, division, '2500 of 2500');
    await own.take(division, 'one more');
    await comesTo(own, division, '2501 of 2501');
  });

  it('counts once even if two processes take turns', async () => {
    const [one, other] = [await process(), await process()];
    const divisions = Array.from({ length: 8 }, newDivision);
    const taking = divisions.flatMap((division) =>
      Array.from({ length: 20 }, () => one.take(division, 'note', 'note')),
    );
    const [{ work: first }, { work: second }] = [await works(one), await works(other)];
    await Promise.all([...taking, first.tick(), second.tick()]);
    for (const division of divisions) await comesTo(one, division, '40 of 40');
  });

  it('EVT-009 keeps position and rows consistent after an error, reports it, and blocks no other projection', async () => {
    const own = await process();
    const division = newDivision();
    const { work } = await works(own);
    await own.take(division, 'note', 'note');
    await comesTo(own, division, '2 of 2');
    await own.take(division, 'note', 'poison', 'note');
    await until(
      () => work.stalls(),
      ({ length }) => length > 0,
    );
    expect(await state(own, division)).toBe('3 of 3');
    expect(work.stalls()).toEqual([
      `note-counts stalled at position 3 of division ${division}: Error: cannot count this`,
    ]);
    await comesTo(own, division, '22 of 5', 'length');
  });

  it('is folded in one transaction with the others, for any number of concurrent events', async () => {
    const own = await works(await process());
    const division = newDivision();
    await own.take(division, 'first');
    await comesTo(own, division, '1 of 1');
    const statements = await statementsOf(own.dataSource, async () => {
      await own.take(division, 'a', 'b', 'c');
      await comesTo(own, division, '4 of 4');
      await comesTo(own, division, '8 of 4', 'length');
    });
    const beginStatements = statements.filter((sql) =>
      sql.startsWith('BEGIN ISOLATION LEVEL READ COMMITTED'),
    );
    const appends = beginStatements.filter((sql) => sql.includes('selvedge.began'));
    expect([appends.length, beginStatements.length - appends.length]).toEqual([1, 1]);
    expect(statements.filter(isFold)).toHaveLength(1);
  });

  it('is folded once for all events that arrive during a fold', async () => {
    const own = await works(await process());
    const division = newDivision();
    await own.take(division, 'first');
    await comesTo(own, division, '1 of 1');
    const holder = own.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM es_checkpoint WHERE division_id = $1 FOR UPDATE', [division]);
    const statements = await statementsOf(own.dataSource, async () => {
      await own.take(division, 'a');
      await untilBlocked(own.dataSource);
      for (const text of ['b', 'c', 'd']) await own.take(division, text);
      await holder.commitTransaction();
      await comesTo(own, division, '5 of 5');
      await comesTo(own, division, '9 of 5', 'length');
    });
    await holder.release();
    expect(statements.filter(isFold)).toHaveLength(2);
  });

  it('is not written by a process that lost its lease', async () => {
    const own = await process();
    const division = newDivision();
    await own.take(division, 'note');
    const leases = new Leases(own.dataSource);
    await leases.renew();
    const fence = leases.fence(0);
    if (!fence) throw new Error('The only process has every slot.');
    const projector = new AsyncProjector(own.runtime, new Checkpoints(own.dataSource));
    const [binding] = own.runtime.catalogue.async;
    const fold = (generation: number) =>
      projector.fold({
        division,
        parts: binding ? [{ binding, head: 1, limit: 10 }] : [],
        fence: () => ({ ...fence, generation }),
      });
    await expect(fold(fence.generation - 1)).rejects.toThrow(LeaseLost);
    expect(await state(own, division)).toBe('0 of 0');
    expect(await fold(fence.generation)).toEqual([1]);
    expect(await state(own, division)).toBe('1 of 1');
  });

  it('begins no transaction for an event that it does not read', async () => {
    const own = await works(await process());
    const division = newDivision();
    const transactionsUpTo = async (type: Note['type'], expected: string): Promise<number> => {
      const statements = await statementsOf(own.dataSource, async () => {
        await append(own.log, division, [note(type, 'next')]);
        await comesTo(own, division, expected);
      });
      return statements.filter(isFold).length;
    };
    expect(await transactionsUpTo('NoteTaken', '1 of 1')).toBe(1);
    expect(await transactionsUpTo('NoteStruck', '1 of 2')).toBe(0);
  });

  it('uses the stored position, not the cached one', async () => {
    const own = await process();
    const division = newDivision();
    await works(own);
    await own.take(division, 'note');
    await comesTo(own, division, '1 of 1');
    // Imitates another, faster process.
    await own.dataSource.query(
      `UPDATE es_checkpoint SET position = 3 WHERE division_id = $1 AND subscriber = 'note-counts'`,
      [division],
    );
    await own.take(division, 'skipped', 'skipped');
    await own.take(division, 'note');
    await comesTo(own, division, '2 of 4');
  });
});
