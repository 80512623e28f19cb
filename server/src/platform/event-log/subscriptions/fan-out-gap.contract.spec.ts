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

  it('is a gap to who caches: once, and once more for what comes after it', async () => {
    const [unread, fine] = [newDivision(), newDivision()];
    await append(newer.log, unread, [{ type: 'NoteSung' }]);
    await until(
      () => gaps,
      ({ length }) => length > 0,
    );
    // The polls that went by since have found the same head.
    await newer.take(fine, 'one');
    await until(
      () => seen,
      ({ length }) => length > 0,
    );
    await newer.take(fine, 'two');
    await until(
      () => seen,
      ({ length }) => length > 1,
    );
    expect(gaps).toEqual([unread]);
    await newer.take(unread, 'after it');
    await until(
      () => gaps,
      ({ length }) => length > 1,
    );
    expect(gaps).toEqual([unread, unread]);
    expect(seen).toEqual(['one', 'two']);
  });
});
