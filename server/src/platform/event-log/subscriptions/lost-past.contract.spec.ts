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
import { LostPast } from './lost-past.js';
import { WakeUp } from './wake-up.js';

/** What a restored database no longer has: the last event of a division. */
const rewind = `
  WITH lost AS (
    UPDATE es_division_head SET position = position - 1 WHERE division_id = $1
    RETURNING division_id, position
  )
  DELETE FROM es_event e USING lost
  WHERE e.division_id = lost.division_id AND e.position > lost.position`;

describe('a database that comes back as it was some time ago', () => {
  let database: FreshDatabase;
  let connection: Client;
  let own: LogProcess;
  let wakeUp: WakeUp;
  let fanOut: FanOut;
  let past: LostPast;
  let polls: boolean[];
  let lost: number;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    database = await freshDatabase();
    connection = new Client({ connectionString: database.url });
    await connection.connect();
    // The log itself lets nobody take anything out.
    await connection.query('SET session_replication_role = replica');
    own = await logProcess(database.url);
    wakeUp = new WakeUp(own.log, new DeafChannel());
    fanOut = new FanOut(own.log, own.registry, wakeUp);
    past = new LostPast(own.log, fanOut, wakeUp);
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
  /** The database does not answer until `whileAway` has been done to it. */
  const away = async (whileAway: () => Promise<unknown>): Promise<void> => {
    await connection.query('ALTER TABLE es_division_head RENAME TO away');
    await until(() => pollsOf(false));
    await connection.query('BEGIN');
    await connection.query('ALTER TABLE away RENAME TO es_division_head');
    await whileAway();
    await connection.query('COMMIT');
    const before = pollsOf(true);
    // The second one was asked after the first was looked into.
    await until(() => pollsOf(true) > before + 1);
  };

  it('is noticed by a head below what was told', async () => {
    const division = newDivision();
    await own.take(division, 'kept');
    await own.take(division, 'lost');
    await connection.query(rewind, [division]);
    await until(() => lost);
  });

  it('is noticed by another event where one was told, once it answers again', async () => {
    const division = newDivision();
    await own.take(division, 'lost');
    const another = 'UPDATE es_event SET event_id = gen_random_uuid() WHERE division_id = $1';
    await away(() => connection.query(another, [division]));
    expect(lost).toBe(1);
  });

  it('is no matter where it was only away, or is behind what is committed meanwhile', async () => {
    const divisions = [newDivision(), newDivision()];
    for (const division of divisions) await own.take(division, 'kept');
    await away(() => Promise.resolve());
    const before = pollsOf(true);
    while (pollsOf(true) < before + 2) for (const each of divisions) await own.take(each, 'more');
    expect(lost).toBe(0);
  });

  it('ends the process, which begins anew', async () => {
    const server = await startServer({
      ...{ NODE_ENV: 'test', DATABASE_URL: database.url, SEED_DEMO: 'false' },
    });
    const { rows } = await connection.query('SELECT division_id FROM es_division_head LIMIT 1');
    await connection.query(rewind, [rows[0].division_id]);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('the database has lost published events: beginning anew');
  }, 120_000);
});
