import { Logger } from '@nestjs/common';
import { Client } from 'pg';

import { freshDatabase, type FreshDatabase } from '../../testing/database.js';
import { startServer } from '../../testing/server-process.js';
import { until } from '../../testing/until.js';
import {
  DeafChannel,
  logProcess,
  type LogProcess,
  newDivision,
} from '../testing/wake-up.testing.js';
import { FanOut } from './fan-out.js';
import { RollbackDetector } from './rollback-detector.js';
import { WakeUp } from './wake-up.js';

/** Removes the last event of a division, as in a restored older database. */
const rewind = `
  WITH lost AS (
    UPDATE es_division_head SET position = position - 1 WHERE division_id = $1
    RETURNING division_id, position
  )
  DELETE FROM es_event e USING lost
  WHERE e.division_id = lost.division_id AND e.position > lost.position`;

describe('a database that returns in an older state', () => {
  let database: FreshDatabase;
  let connection: Client;
  let own: LogProcess;
  let wakeUp: WakeUp;
  let fanOut: FanOut;
  let past: RollbackDetector;
  let polls: boolean[];
  let lost: number;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    database = await freshDatabase();
    connection = new Client({ connectionString: database.url });
    await connection.connect();
    // Triggers of the log prevent deletions.
    await connection.query('SET session_replication_role = replica');
    own = await logProcess(database.url);
    wakeUp = new WakeUp(own.log, new DeafChannel());
    fanOut = new FanOut(own.log, own.registry, wakeUp);
    past = new RollbackDetector(own.log, fanOut, wakeUp);
    lost = 0;
    polls = [];
    past.watch(() => void (lost += 1));
    wakeUp.onPolled((heads) => void polls.push(heads !== undefined));
    await fanOut.start();
  });

  afterEach(async () => {
    past.onModuleDestroy();
    await fanOut.stop();
    await wakeUp.stop();
    await own.close();
    await connection.end();
    await database.drop();
  });

  const pollsOf = (answered: boolean): number => polls.filter((one) => one === answered).length;
  /** Makes the database unavailable while `whileAway` runs. */
  const away = async (whileAway: () => Promise<unknown>): Promise<void> => {
    await connection.query('ALTER TABLE es_division_head RENAME TO away');
    await until(() => pollsOf(false));
    await connection.query('BEGIN');
    await connection.query('ALTER TABLE away RENAME TO es_division_head');
    await whileAway();
    await connection.query('COMMIT');
    const before = pollsOf(true);
    // The second poll started after the first result was checked.
    await until(() => pollsOf(true) > before + 1);
  };

  it('is detected by a head below a published position', async () => {
    const division = newDivision();
    await own.take(division, 'kept');
    await own.take(division, 'lost');
    await connection.query(rewind, [division]);
    await until(() => lost);
  });

  it('is detected by a different event at a published position, after an outage', async () => {
    const division = newDivision();
    await own.take(division, 'lost');
    const another = 'UPDATE es_event SET event_id = gen_random_uuid() WHERE division_id = $1';
    await away(() => connection.query(another, [division]));
    expect(lost).toBe(1);
  });

  it('is not reported after a mere outage, or while the heads lag behind new commits', async () => {
    const divisions = [newDivision(), newDivision()];
    for (const division of divisions) await own.take(division, 'kept');
    await away(() => Promise.resolve());
    const before = pollsOf(true);
    while (pollsOf(true) < before + 2) for (const each of divisions) await own.take(each, 'more');
    expect(lost).toBe(0);
  });

  it('terminates the process, so that it restarts', async () => {
    const server = await startServer({
      ...{ NODE_ENV: 'test', DATABASE_URL: database.url, SEED_DEMO: 'false' },
    });
    const { rows } = await connection.query('SELECT division_id FROM es_division_head LIMIT 1');
    await connection.query(rewind, [rows[0].division_id]);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(
      'the database has lost published events; exiting for a restart',
    );
  }, 120_000);
});
