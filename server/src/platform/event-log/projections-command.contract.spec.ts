import type { DataSource } from 'typeorm';

import { freshDatabase, testDataSource, type FreshDatabase } from '../testing/database.js';
import type { EventLogParts } from './event-log.parts.js';
import { UnknownProjection } from './projection-replay.js';
import { NotUnderstood, progressBar, projectionsCommand } from './projections-command.js';
import { contextIn, counted, eventLogOn, TallyRow, tallyTable } from './tally.testing.js';

describe('npm run projections', () => {
  let database: FreshDatabase;
  let dataSource: DataSource;
  let parts: EventLogParts;
  let shown: string;

  beforeAll(async () => {
    database = await freshDatabase();
    dataSource = await testDataSource([TallyRow], database.url);
    await dataSource.query(tallyTable);
    parts = eventLogOn(dataSource);
    for (const division of [2, 1]) {
      const streams = [{ stream: 'tally-a', expectedVersion: 0, events: [counted('a')] }];
      await parts.log.append({ context: contextIn(division), streams });
    }
  });

  beforeEach(async () => {
    shown = '';
    await dataSource.query('DELETE FROM spec_tally');
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  function run(...args: readonly string[]): Promise<void> {
    return projectionsCommand(args, parts, (line) => {
      shown += line;
    });
  }

  const divisions = (): Promise<unknown> =>
    dataSource.query('SELECT division_id FROM spec_tally ORDER BY 1');

  it('rebuilds a projection in every division, and shows how far it is', async () => {
    await run('rebuild', 'spec-tallies');

    expect(await divisions()).toEqual([{ division_id: 1 }, { division_id: 2 }]);
    expect(shown).toMatch(/division 1 .* 100 % {2}1\/1\n.*division 2 .* 100 % {2}1\/1\n$/s);
  });

  it('rebuilds one division', async () => {
    await run('rebuild', 'spec-tallies', '--division', '2');

    expect(await divisions()).toEqual([{ division_id: 2 }]);
  });

  it('names the projections there are when it does not know one', async () => {
    await expect(run('rebuild', 'others')).rejects.toThrow(UnknownProjection);
  });

  it.each([
    ['nothing', []],
    ['another verb', ['drop', 'spec-tallies']],
    ['no name', ['rebuild']],
    ['two names', ['rebuild', 'spec-tallies', 'more']],
    ['a division that is no number', ['rebuild', 'spec-tallies', '--division', 'x']],
    ['another option', ['rebuild', 'spec-tallies', '--all']],
  ])('explains itself when it is given %s', async (_, args) => {
    await expect(run(...args)).rejects.toThrow(NotUnderstood);
  });

  it.each([
    [0, 4, '[------------------------------]   0 %  0/4'],
    [1, 4, '[#######-----------------------]  25 %  1/4'],
    [0, 0, '[##############################] 100 %  0/0'],
  ])('shows %i of %i as a bar', (done, of, expected) => {
    expect(progressBar(done, of)).toBe(expected);
  });
});
