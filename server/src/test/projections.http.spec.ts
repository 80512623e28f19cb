import { randomInt } from 'node:crypto';

import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { Sandbox } from '../features/payments/sandbox/sandbox.testing.js';
import type { Browser } from '../platform/testing/browser.js';
import { EventLogRuntime } from '../platform/event-log/event-log-runtime.js';
import {
  projectionAudit,
  tableAudit,
  type AuditedProjection,
  type AuditedTable,
} from '../platform/event-log/testing/projection-audit.testing.js';
import { EventLogRegistry } from '../platform/event-log/model/registry.js';
import { freshDatabase, type FreshDatabase } from '../platform/testing/database.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';
import { until } from '../platform/testing/until.js';
import { RandomShops } from './random-shops.testing.js';
import type { Operation } from './random-operations.testing.js';

/** To reproduce a failure, put its seed here. */
const seed = randomInt(2 ** 31);
const timeoutMs = 180_000;
/** Projections without a store. */
const ofPlatform: readonly string[] = ['customers', 'staff', 'staff-invitations', 'second-factors'];
/** Projections of stores and, if there is something to report, of the platform. */
const ofBoth: readonly string[] = ['notifications'];

/** Columns of a table's unique indexes besides its key. */
const uniqueColumns = `
  SELECT DISTINCT a.attname AS name FROM pg_index i
  JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = $1::regclass AND i.indisunique AND NOT i.indisprimary ORDER BY name`;

describe(`after random commands (seed ${seed}), every registered projection`, () => {
  let sandbox: Sandbox;
  let database: FreshDatabase;
  let app: TestApp;
  let runtime: EventLogRuntime;
  let staff: Browser;
  let accepted: readonly Operation['do'][];
  let audited: readonly AuditedProjection[];

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    database = await freshDatabase();
    const settings = { OUTGOING_LOOPBACK: '1', DATABASE_URL: database.url };
    app = await startApp({ ...sandbox.environment, ...settings });
    runtime = app.get(EventLogRuntime);
    staff = await app.signInStaff([
      'orders-view',
      'orders-status',
      'orders-paid',
      'labels-print',
      'users-mute',
      'bespoke',
    ]);
    const shops = new RandomShops(app, staff, seed);
    accepted = await shops.playOn([await shops.openShop(), await shops.openShop()]);
    await until(isCaughtUp);
    audited = await projectionAudit(runtime);
  }, timeoutMs);
  afterAll(async () => {
    await app.close();
    await database.drop();
    await sandbox.stop();
  });

  async function isCaughtUp(): Promise<boolean> {
    const { manager } = runtime.dataSource;
    for (const [division, head] of await runtime.log.heads())
      for (const binding of runtime.catalogue.async)
        if ((await runtime.replay.end(manager, binding, division)) < head) return false;
    return true;
  }

  const registered = () => {
    const registry = app.get(EventLogRegistry);
    return [...registry.all('inline'), ...registry.all('async')].flat();
  };
  const nameOf = ({ projection, division }: AuditedTable): string => `${projection} of ${division}`;
  const hashes = <Table extends AuditedTable>(
    of: readonly Table[],
    hashOf: (table: Table) => string = ({ liveHash }) => liveHash,
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(of.map((one) => [nameOf(one), hashOf(one)]));

  it('covers at least 500 commands, of every kind', () => {
    expect(accepted.length).toBeGreaterThanOrEqual(500);
    expect([...new Set(accepted)].sort()).toEqual([
      'add',
      'addCollection',
      'cancel',
      'change',
      'confirm',
      'delete',
      'discard',
      'dismiss',
      'forget',
      'keep',
      'like',
      'move',
      'note',
      'order',
      'pay',
      'pick',
      'present',
      'press',
      'print',
      'publish',
      'quote',
      'refund',
      'remake',
      'remove',
      'removeCollection',
      'return',
      'review',
      'sort',
      'subscribe',
      'track',
      'unlike',
      'unsort',
      'unsubscribe',
      'untrack',
      'withdraw',
      'write',
    ]);
  });

  it('has read every event type that it declares', async () => {
    const stored = await runtime.dataSource.query<{ type: string }[]>(
      'SELECT DISTINCT type FROM es_event',
    );
    const types = stored.map(({ type }) => type);
    for (const { projection } of registered()) {
      const unread = projection.reads.filter((type) => !types.includes(type));
      expect([projection.name, unread]).toEqual([projection.name, []]);
    }
  });

  it('is audited, and has rows in two stores or in the platform division', () => {
    for (const name of registered().map(({ projection }) => projection.name)) {
      const filled = audited.filter(({ projection, rows }) => projection === name && rows > 0);
      const divisions = filled.map(({ division }) => division);
      const isOfPlatform = ofPlatform.includes(name);
      const stores = divisions.filter((division) => division !== platformDivision);
      expect([name, stores.length]).toEqual([name, isOfPlatform ? 0 : 2]);
      if (ofBoth.includes(name)) continue;
      expect([name, divisions.includes(platformDivision)]).toEqual([name, isOfPlatform]);
    }
  });

  it('declares the same unique columns as its table', async () => {
    for (const { entity } of registered()) {
      const { tableName, indices } = runtime.dataSource.getMetadata(entity);
      const uniqueNames = indices
        .filter(({ isUnique }) => isUnique)
        .flatMap(({ columns }) => columns.map(({ databaseName }) => databaseName));
      const found = await runtime.dataSource.query<{ name: string }[]>(uniqueColumns, [tableName]);
      const names = found.map(({ name }) => name);
      expect([tableName, [...new Set(uniqueNames)].sort()]).toEqual([tableName, names]);
    }
  });

  it('EVT-009 folds to the stored rows', () => {
    expect(hashes(audited, ({ rebuiltHash }) => rebuiltHash)).toEqual(hashes(audited));
  });

  it(
    'EVT-009 has the same rows after a rebuild',
    async () => {
      for (const { projection, division } of audited)
        await runtime.replay.rebuild(projection, division, () => undefined);

      expect(hashes(await tableAudit(runtime))).toEqual(hashes(audited));
    },
    timeoutMs,
  );

  it('EVT-005 is the only source of the rows that a query returns', async () => {
    const path = '/omnis/v3/atlas/orders/?perPage=200';
    const { body: before } = await staff.get(path);
    const divisions = before.data.map(({ division }: AtlasOrderRow) => division);
    await runtime.dataSource.query('DELETE FROM orders');
    expect((await staff.get(path)).body.data).toEqual([]);
    for (const division of new Set<number>(divisions))
      await runtime.replay.rebuild('orders', division, () => undefined);

    expect((await staff.get(path)).body).toEqual(before);
  });
});
