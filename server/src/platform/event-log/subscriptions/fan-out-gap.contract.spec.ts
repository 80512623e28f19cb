import { Logger } from '@nestjs/common';

import { freshDatabase, type FreshDatabase } from '../../testing/database.js';
import { until } from '../../testing/until.js';
import type { Broadcast } from '../model/subscription.js';
import {
  append,
  DeafChannel,
  logProcess,
  type LogProcess,
  newDivision,
  type Note,
  textOf,
} from '../testing/wake-up.testing.js';
import { FanOut } from './fan-out.js';
import { WakeUp } from './wake-up.js';

describe('an event that a process cannot read', () => {
  let database: FreshDatabase;
  let own: LogProcess;
  let newer: LogProcess;
  let stop: () => Promise<void>;
  const seen: string[] = [];
  const gaps: number[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await freshDatabase();
    own = await logProcess(database.url);
    newer = await logProcess(database.url, {
      eventTypes: { NoteTaken: { schemaVersion: 1 }, NoteSung: { schemaVersion: 1 } },
    });
    const cache: Broadcast<Note> = {
      name: 'cache',
      on: { NoteTaken: (recorded) => void seen.push(textOf(recorded)) },
      onGap: (division) => void gaps.push(division),
    };
    const failing: Broadcast = {
      name: 'failing',
      on: {},
      onGap: () => {
        throw new Error('a bug');
      },
    };
    own.registry.register({ broadcasts: [failing, cache] });
    const wakeUp = new WakeUp(own.log, new DeafChannel());
    const fanOut = new FanOut(own.log, own.registry, wakeUp);
    await fanOut.start();
    stop = async () => {
      await fanOut.stop();
      await wakeUp.stop();
    };
  });

  afterAll(async () => {
    await stop();
    await newer.close();
    await own.close();
    await database.drop();
  });

  it('becomes a dead letter and a gap for caches, and later events are published', async () => {
    const unread = newDivision();
    await append(newer.log, unread, [{ type: 'NoteSung' }]);
    await newer.take(unread, 'after it');
    await until(
      () => seen,
      ({ length }) => length > 0,
    );

    expect(seen).toEqual(['after it']);
    expect(gaps).toEqual([unread]);
    const problem = 'No feature of this process has the event type NoteSung.';
    const place = { division: unread, position: 1 };
    expect(await own.runtime.unreadable.list()).toEqual([
      { ...place, type: 'NoteSung', schemaVersion: 1, problem, noticedAt: expect.any(String) },
    ]);
    expect(await own.runtime.unreadable.retry(place)).toBe(false);
    expect(await newer.runtime.unreadable.retry(place)).toBe(true);
    expect(await own.runtime.unreadable.list()).toEqual([]);
  });

  it('becomes a dead letter if its data cannot be decrypted', async () => {
    const unread = newDivision();
    await newer.take(unread, 'before it');
    await until(
      () => seen,
      ({ length }) => length > 1,
    );
    const damaged = Buffer.from('not sealed by anybody');
    await own.dataSource.transaction(async (manager) => {
      await manager.query('SELECT es_lock_heads(ARRAY [$1::integer])', [unread]);
      await manager.query(
        `INSERT INTO es_event (division_id, position, stream_id, stream_type, version, type,
           schema_version, data, subject, sealed, meta, event_id, occurred_at)
         SELECT division_id, 2, 'notes-damaged', stream_type, 1, type, schema_version, data,
           'customer:1', $2, meta, gen_random_uuid(), now()
         FROM es_event WHERE division_id = $1`,
        [unread, damaged],
      );
      await manager.query(
        `INSERT INTO subject_key (subject, wrapped_key) VALUES ('customer:1', $1)`,
        [damaged],
      );
      await manager.query('UPDATE es_division_head SET position = 2 WHERE division_id = $1', [
        unread,
      ]);
    });
    await newer.take(unread, 'after that');
    await until(
      () => seen,
      ({ length }) => length > 2,
    );

    expect(seen.slice(1)).toEqual(['before it', 'after that']);
    expect(await own.runtime.unreadable.count()).toBe(1);
  });
});
