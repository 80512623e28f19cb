import { Client } from 'pg';
import { DataSource } from 'typeorm';

import { dataSourceOptions } from '../../database/data-source.js';
import { until } from '../../testing/until.js';
import { tallySpec } from '../testing/tally-spec.testing.js';
import { contextIn, counted, tallies, TallyRow } from '../testing/tally.testing.js';
import { OutdatedProjections, rebuildLock } from './outdated-projections.js';

const divisions = [11, 12, 13];
const lockTimeoutMs = 50;

describe('outdated read models', () => {
  const spec = tallySpec();
  const rebuilt: number[] = [];

  /** Server that stops once before it rebuilds the given division. */
  const server = (endsAt?: number): OutdatedProjections =>
    new OutdatedProjections({
      dataSource: spec.dataSource,
      log: spec.runtime.log,
      replay: {
        rebuild: (name, division, progress, noted) => {
          if (division === endsAt) throw new Error('The server ended.');
          rebuilt.push(division);
          return spec.runtime.replay.rebuild(name, division, progress, noted);
        },
      },
    });

  const outdate = (): Promise<unknown> =>
    spec.dataSource.query('INSERT INTO es_outdated_projection VALUES ($1)', [tallies.name]);

  beforeEach(async () => {
    rebuilt.length = 0;
    await spec.dataSource.query('TRUNCATE es_outdated_projection, es_folded_division');
    for (const division of divisions) {
      const expectedVersion = await spec.runtime.log.head(division);
      const streams = [{ stream: 'tally-a', expectedVersion, events: [counted('a')] }];
      await spec.runtime.log.append({ context: contextIn(division), streams });
    }
    await spec.dataSource.query('UPDATE spec_tally SET total = -1');
    await outdate();
  });

  const totals = (): Promise<readonly { readonly total: number }[]> =>
    spec.dataSource.query('SELECT DISTINCT total > 0 AS whole FROM spec_tally');

  it('are resumed at the division where a server stopped', async () => {
    await expect(server(13).rebuild()).rejects.toThrow('The server ended.');
    const before = [...rebuilt].sort();
    rebuilt.length = 0;

    const next = server();
    await next.rebuild();

    expect([...before, ...rebuilt].sort()).toEqual(divisions);
    expect(await totals()).toEqual([{ whole: true }]);
    expect(next.state()).toMatchObject({ up: true, outdated: 0 });
    expect(await spec.dataSource.query('SELECT FROM es_folded_division')).toEqual([]);
  });

  it('are rebuilt from scratch if the partial rebuild is of an older schema', async () => {
    await expect(server(13).rebuild()).rejects.toThrow('The server ended.');
    await spec.dataSource.query('UPDATE es_folded_division SET migrations = migrations - 1');
    rebuilt.length = 0;

    await server().rebuild();

    expect([...rebuilt].sort()).toEqual(divisions);
  });

  it('are awaited while another server rebuilds them, however long, and reported by the health check', async () => {
    const other = new Client(spec.url);
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [rebuildLock]);
    const options = dataSourceOptions(spec.url, [TallyRow]);
    const extra = { lock_timeout: lockTimeoutMs };
    const dataSource = await new DataSource({ ...options, extra }).initialize();
    const { log, replay } = spec.runtime;
    const waiting = new OutdatedProjections({ dataSource, log, replay });

    const done = waiting.rebuild();
    await until(() => waiting.state().waitsForAnother);
    expect(waiting.state()).toMatchObject({ up: false, outdated: 1 });
    // Longer than the lock timeout of any statement.
    await other.query('SELECT pg_sleep($1)', [(4 * lockTimeoutMs) / 1000]);
    await other.end();
    await done;

    expect(await totals()).toEqual([{ whole: true }]);
    await dataSource.destroy();
  });
});
