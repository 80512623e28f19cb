import type { DataSource } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import { sendAll } from '../../database/statements.js';
import { testDataSource } from '../../testing/database.js';
import { statementsOf } from '../testing/database-watch.testing.js';
import type { DomainEvent } from '../model/decider.js';
import { recorded } from '../testing/event-log.testing.js';
import type { Recorded } from '../model/projection.js';
import {
  Kinds,
  kindsTable,
  Bytes,
  Member,
  members,
  moved,
  closed,
  Room,
  rooms,
  type MemberEvent,
  type RoomEvent,
} from '../testing/projected-kinds.testing.js';
import { Projector, RowMovedAway } from './projector.js';
import { project, type ProjectionBinding } from '../model/registry.js';
import { ColumnNotProjectable } from './row-columns.js';
import { RowTable } from './row-table.js';
import {
  newDivision,
  tallies,
  TallyRow,
  tallyTable,
  type TallyEvent,
} from '../testing/tally.testing.js';

describe('the projector', () => {
  let dataSource: DataSource;
  let projector: Projector;
  let division: number;

  beforeAll(async () => {
    dataSource = await testDataSource([TallyRow, Kinds, Bytes, Member, Room]);
    await dataSource.query(tallyTable);
    await dataSource.query(kindsTable);
    await dataSource.query(`CREATE TABLE IF NOT EXISTS spec_member (
      division_id integer, name text, PRIMARY KEY (division_id, name))`);
    await dataSource.query(`CREATE TABLE IF NOT EXISTS spec_room (
      division_id integer, name text, door text NOT NULL,
      PRIMARY KEY (division_id, name), UNIQUE (division_id, door))`);
    projector = new Projector(dataSource);
  });

  beforeEach(() => {
    division = newDivision();
  });

  afterAll(async () => {
    await dataSource.destroy();
  });

  function write(bindings: readonly ProjectionBinding[], events: readonly Recorded[]) {
    return projector.project(dataSource.manager, bindings, events);
  }

  function happen(...events: readonly DomainEvent[]): readonly Recorded[] {
    return recorded(events, { division });
  }

  async function memberNames(): Promise<readonly string[]> {
    const rows = await new RowTable(dataSource, Member).all(dataSource.manager, division);
    return rows.map(({ name }) => name);
  }

  const memberBinding = project(members, Member);
  const joined = (...names: string[]): MemberEvent => ({ type: 'MemberJoined', names });
  const left = (...names: string[]): MemberEvent => ({ type: 'MemberLeft', names });

  it('loads the rows of a batch in one query and writes them in one, regardless of their number', async () => {
    const events: TallyEvent[] = Array.from({ length: 50 }, (_, index) => ({
      type: 'TallyCounted',
      tally: String(index % 20),
      by: 1,
    }));
    const statements = await statementsOf(dataSource, () =>
      write([project(tallies, TallyRow)], happen(...events)),
    );

    expect(statements.map((sql) => sql.slice(0, 6))).toEqual(['SELECT', 'INSERT']);
    const rows = await new RowTable(dataSource, TallyRow).all(dataSource.manager, division);
    expect(rows.map(({ total }) => total).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 2),
      ...Array.from({ length: 10 }, () => 3),
    ]);
  });

  it('sends no query for events that no projection reads', async () => {
    const statements = await statementsOf(dataSource, () =>
      write([project(tallies, TallyRow)], happen(joined('a'))),
    );

    expect(statements).toEqual([]);
  });

  it('creates, keeps and deletes rows, several per event', async () => {
    await write([memberBinding], happen(joined('a', 'b', 'c'), left('b'), joined('d'), left('d')));
    expect(await memberNames()).toEqual(['a', 'c']);

    await write([memberBinding], happen(left('a', 'c'), joined('a')));
    expect(await memberNames()).toEqual(['a']);
  });

  it('does not write a row that a fold left unchanged', async () => {
    await write([memberBinding], happen(joined('a')));
    const statements = await statementsOf(dataSource, () =>
      write([memberBinding], happen(joined('a'))),
    );

    expect(statements.map((sql) => sql.slice(0, 6))).toEqual(['SELECT']);
  });

  it.each<[string, readonly RoomEvent[], readonly string[]]>([
    ['removed', [closed('a'), moved('b', '1')], ['b 1', 'c 3']],
    ['moved', [moved('b', '4'), moved('a', '5'), moved('b', '1')], ['a 5', 'b 1', 'c 3']],
    [
      'swapped',
      [moved('a', '9'), moved('b', '1'), moved('c', '2'), moved('a', '3')],
      ['a 3', 'b 1', 'c 2'],
    ],
  ])(
    'lets a row take a unique value that another row gives up when %s in the same batch',
    async (_, events, doors) => {
      const binding = [project(rooms, Room)];
      await write(binding, happen(moved('a', '1'), moved('b', '2'), moved('c', '3')));
      await inTransaction(dataSource, (manager) =>
        projector.project(manager, binding, happen(...events)),
      );

      const found = await new RowTable(dataSource, Room).all(dataSource.manager, division);
      expect(found.map(({ name, door }) => `${name} ${door}`)).toEqual(doors);
    },
  );

  it('refuses a fold that returns a row under another key', async () => {
    const wandering = project(
      { ...members, apply: () => ({ division, name: 'elsewhere' }) },
      Member,
    );

    await expect(write([wandering], happen(joined('a')))).rejects.toThrow(RowMovedAway);
  });

  it('refuses keys that do not match the table', async () => {
    const keyless = project({ ...members, keysOf: () => [{ division }] }, Member);

    await expect(write([keyless], happen(joined('a')))).rejects.toThrow(ColumnNotProjectable);
  });

  it('refuses column types that do not survive a round trip', () => {
    expect(() => new RowTable(dataSource, Bytes)).toThrow(ColumnNotProjectable);
  });

  it('returns every column type unchanged', async () => {
    const table = new RowTable(dataSource, Kinds);
    const someId = '0b9a7c1e-5f0f-4f0e-9d53-1c8a2d8f1c11';
    const row = {
      division,
      someId,
      large: 9_007_199_254_740_991,
      exact: 1234.5678,
      rough: 0.1,
      yes: true,
      words: "O'Neil",
      list: ['a', '', '{"'],
      json: { b: [1, null, 'x'], aa: {} },
      at: '2026-11-21T02:03:04.567Z',
      day: '2026-02-28',
      loud: 'unused',
    };
    const { loud, ...rest } = row;
    await sendAll(dataSource.manager, table.saving([row]));

    expect(loud).toBe('unused');
    expect(await table.load(dataSource.manager, [{ division, someId }])).toEqual([rest]);
    expect(table.tidy(row)).toEqual(rest);
    expect(table.tidy({ ...row, at: '2026-11-21T03:03:04.567+01:00' })).toEqual(rest);
    // A field that a fold omits is null in the table, and so in its row.
    expect(table.tidy({ division, someId } as typeof row)).toMatchObject({ at: null, json: null });
  });

  it('sees the rows of one division only', async () => {
    await write([memberBinding], happen(joined('a')));
    await write([memberBinding], recorded([joined('b')], { division: division + 1 }));
    const table = new RowTable(dataSource, Member);
    await table.clear(dataSource.manager, division);

    expect(await memberNames()).toEqual([]);
    expect(await table.all(dataSource.manager, division + 1)).toHaveLength(1);
  });
});
