import { randomInt } from 'node:crypto';

import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { platformDivision, type Store } from '@selvedge/shared/stores/contract';

import { enrol, goodPassword } from './features/accounts/account.testing.js';
import { addPasskey, removePasskeys } from './features/accounts/passkeys/passkeys.testing.js';
import { protect, recover } from './features/accounts/second-factor/second-factor.testing.js';
import { takeAlong } from './features/baskets/baskets.testing.js';
import { offer } from './features/catalogue/offer.testing.js';
import { sayWhoTheyAre } from './features/own-account/own-account.testing.js';
import { Sandbox } from './features/payments/sandbox/sandbox.testing.js';
import type { Browser } from './platform/testing/browser.js';
import { EventLogRuntime } from './platform/event-log/event-log-runtime.js';
import {
  projectionAudit,
  type AuditedProjection,
} from './platform/event-log/testing/projection-audit.testing.js';
import { EventLogRegistry } from './platform/event-log/model/registry.js';
import { freshDatabase, type FreshDatabase } from './platform/testing/database.js';
import { startApp, type TestApp } from './platform/testing/start-app.js';
import { until } from './platform/testing/until.js';
import {
  certainOperations,
  lastOperations,
  Doer,
  randomOperations,
  type Operation,
} from './random-operations.testing.js';
import { StockOperator } from './random-stock.testing.js';

interface Shop {
  readonly store: Store;
  readonly stock: StockOperator;
  /** What was accepted before others came. */
  readonly done: readonly Operation['do'][];
}

/** To see a failure again, put its seed here. */
const seed = randomInt(2 ** 31);
const shoppersPerStore = 10;
const deedsPerShopper = 38;
const acceptedPerShopper = 25;
const extraDeeds = 8;
const mostExtraRounds = 10;
const patienceMs = 180_000;
/** Of what belongs to no store. */
const ofPlatform: readonly string[] = ['customers', 'staff', 'staff-invitations', 'second-factors'];
/** Of people of stores and, where there is something to tell them, of the staff. */
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
      'labels-print',
      'users-mute',
      'bespoke',
    ]);
    accepted = await playOn([await openShop(), await openShop()]);
    await until(isCaughtUp);
    audited = await projectionAudit(runtime);
  }, patienceMs);
  afterAll(async () => {
    await app.close();
    await database.drop();
    await sandbox.stop();
  });

  async function openShop(): Promise<Shop> {
    const store = await app.openStore({ favouritesEnabled: true });
    const product = await offer(app, store);
    const stock = new StockOperator(app, product);
    await stock.open();
    await takeAlong(app, store.code, product);
    const done = await new Doer(app.visitor(store.code), staff, stock).play(certainOperations);
    expect(done).toEqual(certainOperations.map((operation) => operation.do));
    const leaver = new Doer(await app.signInCustomer(store.code), staff, stock);
    const left = await leaver.play(lastOperations);
    expect(left).toEqual(lastOperations.map((operation) => operation.do));
    return { store, stock, done };
  }

  /** Guests and customers of both stores at once, staff who look after all of them, and somebody new. */
  async function playOn(shops: readonly Shop[]): Promise<readonly Operation['do'][]> {
    const shoppers = Array.from({ length: shoppersPerStore }, (_, index) =>
      shops.map(async ({ store: { code }, stock }) => ({
        shopper: index % 2 === 0 ? app.visitor(code) : await app.signInCustomer(code),
        stock,
      })),
    );
    const played = shoppers.flat().map(async (visit, index) => {
      const { shopper, stock } = await visit;
      return playEnough(new Doer(shopper, staff, stock), seed + index);
    });
    const [accepted] = await Promise.all([
      Promise.all(played),
      somebodyNew(),
      sayWhoTheyAre(app, shops[0]?.store.code ?? ''),
    ]);
    return [...shops.flatMap(({ done }) => done), ...accepted.flat()];
  }

  /** How many of the deeds are refused is up to chance, so somebody who had bad luck goes on. */
  async function playEnough(doer: Doer, ownSeed: number): Promise<readonly Operation['do'][]> {
    const accepted = [...(await doer.play(randomOperations(deedsPerShopper, ownSeed)))];
    for (let round = 1; accepted.length < acceptedPerShopper && round <= mostExtraRounds; round++) {
      const deeds = randomOperations(extraDeeds, ownSeed + round * 1000);
      accepted.push(...(await doer.play(deeds)));
    }
    return accepted;
  }

  async function somebodyNew(): Promise<void> {
    const person = app.visitor('');
    const email = await enrol(app, person);
    const proof = { password: goodPassword };
    await person.post('/omnis/v3/dashboard/secure/confirm-password/', proof);
    const { recoveryCodes } = await protect(person);
    await recover(person, { email, password: goodPassword }, recoveryCodes[0] ?? '');
    await person.send('delete', '/omnis/v3/dashboard/secure/two-factor/', {});
    await protect(person);
    await addPasskey(person);
    await removePasskeys(person);
  }

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
  const nameOf = ({ projection, division }: AuditedProjection): string =>
    `${projection} of ${division}`;
  const hashes = (
    of: readonly AuditedProjection[],
    which: 'liveHash' | 'rebuiltHash',
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(of.map((one) => [nameOf(one), one[which]]));

  it('had at least 500 of them to fold, and some of each', () => {
    expect(accepted.length).toBeGreaterThanOrEqual(500);
    expect([...new Set(accepted)].sort()).toEqual([
      'add',
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
      'review',
      'shelve',
      'sort',
      'subscribe',
      'track',
      'unlike',
      'unshelve',
      'unsort',
      'untrack',
      'withdraw',
      'write',
    ]);
  });

  it('has read every type of event that it names', async () => {
    const stored = await runtime.dataSource.query<{ type: string }[]>(
      'SELECT DISTINCT type FROM es_event',
    );
    const types = stored.map(({ type }) => type);
    for (const { projection } of registered()) {
      const unread = projection.reads.filter((type) => !types.includes(type));
      expect([projection.name, unread]).toEqual([projection.name, []]);
    }
  });

  it('is looked at here, and has rows in two stores, or in the division of the platform', () => {
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

  it('says of its rows what no two of them may share, as the table does', async () => {
    for (const { entity } of registered()) {
      const { tableName, indices } = runtime.dataSource.getMetadata(entity);
      const said = indices
        .filter(({ isUnique }) => isUnique)
        .flatMap(({ columns }) => columns.map(({ databaseName }) => databaseName));
      const kept = await runtime.dataSource.query<{ name: string }[]>(uniqueColumns, [tableName]);
      const names = kept.map(({ name }) => name);
      expect([tableName, [...new Set(said)].sort()]).toEqual([tableName, names]);
    }
  });

  it('EVT-009 folds to the rows that are there', () => {
    expect(hashes(audited, 'rebuiltHash')).toEqual(hashes(audited, 'liveHash'));
  });

  it(
    'EVT-009 has the same rows after it was rebuilt',
    async () => {
      for (const { projection, division } of audited)
        await runtime.replay.rebuild(projection, division, () => undefined);

      expect(hashes(await projectionAudit(runtime), 'liveHash')).toEqual(
        hashes(audited, 'liveHash'),
      );
    },
    patienceMs,
  );

  it('EVT-005 answers what is read, and is all that answers it', async () => {
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
