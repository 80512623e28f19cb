import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClockModule } from '../clock.module.js';
import { ConfigModule } from '../config/config.module.js';
import { readConfig } from '../config/read-config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { until } from '../testing/until.js';
import { CommandHandler } from './commands/command-handler.js';
import { NameTaken } from './model/event-log.errors.js';
import { EventLogModule } from './event-log.module.js';
import { EventLog } from './event-log.js';
import { EventLogRuntime } from './event-log-runtime.js';
import { EventLogRegistry } from './model/registry.js';
import {
  contextIn,
  newDivision,
  specDataKey,
  tallyDecider,
  tallyEventTypes,
} from './testing/tally.testing.js';

@Module({})
class Tallies {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: tallyEventTypes });
  }
}

@Module({})
class MoreTallies {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: tallyEventTypes });
  }
}

async function application(
  url: string,
  ...features: (new (registry: EventLogRegistry) => object)[]
) {
  const platform = [
    ConfigModule.with(readConfig({ DATA_KEY: specDataKey })),
    ClockModule,
    TypeOrmModule.forRoot(dataSourceOptions(url)),
    EventLogModule,
  ];
  return Test.createTestingModule({ imports: [...platform, ...features] }).compile();
}

describe('the event log module', () => {
  let database: FreshDatabase;

  beforeAll(async () => {
    database = await freshDatabase();
  });

  afterAll(async () => {
    await database.drop();
  });

  it('serves registered features, and writes everything before it closes', async () => {
    const app = await application(database.url, Tallies);
    await app.init();
    const division = newDivision();
    const handled = app
      .get(CommandHandler)
      .handle(contextIn(division), tallyDecider, { type: 'Count', tally: 'a', by: 2 });
    expect(await handled).toMatchObject({ state: { total: 2 } });

    const streams = [{ stream: 'tally-b', expectedVersion: 0, events: [] }];
    const late = app.get(EventLog).append({ context: contextIn(division), streams });
    await Promise.all([app.close(), late]);
  });

  it('deletes expired data at start-up', async () => {
    const app = await application(database.url, Tallies);
    const { dataSource } = app.get(EventLogRuntime);
    const division = newDivision();
    await dataSource.query(
      `WITH head AS (INSERT INTO es_division_head (division_id, position) VALUES ($1, 0))
       INSERT INTO es_command (division_id, subject, operation, key, body_hash, result, at)
       SELECT $1, 'x', 'x', age::text, 'x', '{}', now() - make_interval(days => age)
       FROM unnest(ARRAY[29, 31]) AS age`,
      [division],
    );
    await app.init();
    const commands = () =>
      dataSource.query<readonly { readonly key: string }[]>(
        'SELECT key FROM es_command WHERE division_id = $1',
        [division],
      );
    expect(await until(commands, ({ length }) => length === 1)).toEqual([{ key: '29' }]);
    await app.close();
  });

  it('retries dead letters of an older process, and keeps those that stay unreadable', async () => {
    const app = await application(database.url, Tallies);
    const { dataSource, unreadable } = app.get(EventLogRuntime);
    const division = newDivision();
    const count = { type: 'Count', tally: 'a', by: 2 } as const;
    await app.get(CommandHandler).handle(contextIn(division), tallyDecider, count);
    await app.get(CommandHandler).handle(contextIn(division), tallyDecider, count);
    await dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role = replica');
      await manager.query(
        `UPDATE es_event SET type = 'TallySung' WHERE division_id = $1 AND position = 2`,
        [division],
      );
    });
    await dataSource.query(
      `INSERT INTO es_unreadable_event (division_id, position, type, schema_version, problem)
       SELECT division_id, position, type, schema_version, 'of a newer version' FROM es_event
       WHERE division_id = $1`,
      [division],
    );
    await app.init();
    const left = await until(
      async () => (await unreadable.list()).filter((one) => one.division === division),
      ({ length }) => length === 1,
    );
    expect(left).toEqual([expect.objectContaining({ position: 2, type: 'TallySung' })]);
    await app.close();
  });

  it('fails to start if two features declare one event type', async () => {
    const app = await application(database.url, Tallies, MoreTallies);

    await expect(app.init()).rejects.toThrow(NameTaken);
    await app.close();
  });
});
