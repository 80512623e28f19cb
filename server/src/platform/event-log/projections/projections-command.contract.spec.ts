import { UnknownProjection } from './projection-replay.js';
import {
  NotUnderstood,
  progressBar,
  projectionsCommand,
  UnknownDivision,
} from './projections-command.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import { contextIn, counted, eventLogOn } from '../testing/tally.testing.js';

describe('npm run projections', () => {
  const spec = tallySpec();
  let shown: string;

  beforeAll(async () => {
    const { log } = eventLogOn(spec.dataSource);
    for (const division of [2, 1]) {
      const streams = [{ stream: 'tally-a', expectedVersion: 0, events: [counted('a')] }];
      await log.append({ context: contextIn(division), streams });
    }
  });

  beforeEach(async () => {
    shown = '';
    await spec.dataSource.query('DELETE FROM spec_tally');
  });

  function run(...args: readonly string[]): Promise<void> {
    return projectionsCommand(args, spec.runtime, (line) => {
      shown += line;
    });
  }

  const divisions = (): Promise<unknown> =>
    spec.dataSource.query('SELECT division_id FROM spec_tally ORDER BY 1');

  it('rebuilds a projection in every division, and shows the progress', async () => {
    await run('rebuild', 'spec-tallies');

    expect(await divisions()).toEqual([{ division_id: 1 }, { division_id: 2 }]);
    expect(shown).toMatch(/division 1 .* 100% {2}1\/1\n.*division 2 .* 100% {2}1\/1\n$/s);
  });

  it('rebuilds one division', async () => {
    await run('rebuild', 'spec-tallies', '--division', '2');

    expect(await divisions()).toEqual([{ division_id: 2 }]);
  });

  it('refuses a division without events', async () => {
    const given = run('rebuild', 'spec-tallies', '--division', '9999');

    await expect(given).rejects.toThrow(new UnknownDivision(9999));
    expect(shown).toBe('');
  });

  it('lists the projections if the name is unknown', async () => {
    await expect(run('rebuild', 'others')).rejects.toThrow(UnknownProjection);
  });

  it.each([
    ['nothing', []],
    ['another verb', ['drop', 'spec-tallies']],
    ['no name', ['rebuild']],
    ['two names', ['rebuild', 'spec-tallies', 'more']],
    ['a division that is not a number', ['rebuild', 'spec-tallies', '--division', 'x']],
    ['another option', ['rebuild', 'spec-tallies', '--all']],
  ])('prints its usage when given %s', async (_, args) => {
    await expect(run(...args)).rejects.toThrow(NotUnderstood);
  });

  it.each([
    [0, 4, '[------------------------------]   0%  0/4'],
    [1, 4, '[#######-----------------------]  25%  1/4'],
    [0, 0, '[##############################] 100%  0/0'],
  ])('shows %i of %i as a bar', (done, of, expected) => {
    expect(progressBar(done, of)).toBe(expected);
  });
});
