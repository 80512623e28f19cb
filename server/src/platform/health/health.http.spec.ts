import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { openTeeShop } from '../../features/checkout/checkout.testing.js';
import { poolSize } from '../database/data-source.js';
import { appendsOf } from '../database/server-data-source.js';
import { untilBlocked, whileLocked } from '../event-log/testing/database-watch.testing.js';
import { drainMs } from '../processes/graceful-stop.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import type { Answer } from '../testing/browser.js';
import { SeverableProxy } from '../testing/severable-proxy.js';
import { startApp, type TestApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import { Health, type PartHealth } from './health.js';

const healthz = (app: TestApp): Promise<Answer> => app.call('127.0.0.1', '/healthz');

describe('the health check', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('API-059 answers 200 with the state of each part on every host', async () => {
    for (const host of ['127.0.0.1', 'unknown.test', 'atlas']) {
      const { status, body, headers } = await app.call(host, '/healthz/');
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'up', parts: { database: { up: true } } });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('set-cookie');
      expect((await app.call(host, '/livez')).body).toEqual({ status: 'up' });
    }
  });

  it('API-059 probes each part once a second, not once per request', async () => {
    let calls = 0;
    app.get(Health).watch('counted', () => Promise.resolve({ up: true, asked: ++calls }));
    await app.get(Health).refresh();
    const answers = await Promise.all(Array.from({ length: 50 }, () => healthz(app)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(calls).toBeLessThan(10);
  });

  it.each<[string, () => Promise<PartHealth>]>([
    ['that says so', () => Promise.resolve({ up: false, stalled: 1 })],
    ['that throws', () => Promise.reject(new Error('postgres://user:secret@10.0.0.1'))],
    ['that does not answer', () => new Promise(() => undefined)],
  ])('API-059 reports a part %s as down, and the server with it', async (_which, probe) => {
    const health = new Health();
    health.watch('part', probe);
    await health.refresh();
    expect(health.current()).toMatchObject({ status: 'down', parts: { part: { up: false } } });
    expect(JSON.stringify(health.current())).not.toContain('secret');
  });

  it('NFR-011 reports the server as up without an optional part', async () => {
    const health = new Health();
    health.watch('redis', () => Promise.resolve({ up: false }), { isOptional: true });
    await health.refresh();
    expect(health.current()).toEqual({ status: 'up', parts: { redis: { up: false } } });
  });
});

describe('the server without PostgreSQL', () => {
  let database: FreshDatabase;
  let line: SeverableProxy;
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase();
    line = await SeverableProxy.to(database.url);
    app = await startApp({ DATABASE_URL: line.url });
  });
  afterAll(() => database.drop());

  it('NFR-011 reports the outage, and writes fail with 503', async () => {
    const visitor = app.visitor('');
    await visitor.get('/omnis/v3/dashboard/secure/get/');
    await line.cut();
    await app.get(Health).refresh();
    const { status, body } = await healthz(app);
    expect(status).toBe(503);
    expect((await app.call('127.0.0.1', '/livez')).status).toBe(200);
    expect(body).toMatchObject({ status: 'down', parts: { database: { up: false } } });
    const login = { email: 'a@example.test', password: 'x' };
    const answer = await visitor.post('/omnis/v3/dashboard/secure/login/', login);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      title: 'Api error',
      code: 'DatabaseAway',
      message: 'Oops... looks like something went wrong. Please try again.',
    });
    expect(answer.headers['retry-after']).toBe('1');
  });

  it(
    'NFR-011 stops before it would be killed',
    async () => {
      await app.close();
      await expect(healthz(app)).rejects.toThrow('ECONNREFUSED');
    },
    drainMs,
  );
});

describe('the server with a failing PostgreSQL', () => {
  const noticedWithinMs = 15_000;
  let database: FreshDatabase;
  let line: SeverableProxy;
  let app: TestApp;
  let shop: Store;
  let other: Store;

  beforeAll(async () => {
    database = await freshDatabase();
    line = await SeverableProxy.to(database.url);
    app = await startApp({ DATABASE_URL: line.url });
    [shop, other] = [await openTeeShop(app), await openTeeShop(app)];
  });
  afterAll(async () => {
    await app.close();
    await line.cut();
    await database.drop();
  });

  async function orderIn(store: Store): Promise<Answer> {
    const visitor = app.visitor(store.code);
    const item = { variantId: 'TEE-WAVE-NVY-M', quantity: 1 };
    return visitor.post('/omnis/v3/frontend/product/addItemToCart/', { item });
  }

  it('refuses writes on a full disk, keeps reading, and recovers when there is space', async () => {
    const { manager } = app.get(DataSource);
    // The error that PostgreSQL reports on a full disk, which a test cannot fill.
    await manager.query(`
      CREATE FUNCTION spec_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100';
      END $$;
      CREATE TRIGGER spec_full BEFORE INSERT ON es_event EXECUTE FUNCTION spec_full();
    `);
    const refused = await orderIn(shop);
    expect([refused.status, refused.body.code]).toEqual([503, 'DatabaseAway']);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await app.call(shop.code, '/basket/')).status).toBe(200);
    await app.get(Health).refresh();
    const { body: health } = await app.visitor(shop.code).get('/healthz');
    expect(health).toMatchObject({ status: 'up', parts: { disk: { up: false, refuses: true } } });

    await manager.query('DROP TRIGGER spec_full ON es_event');
    expect((await orderIn(shop)).status).toBe(200);
  });

  it('reports a stalled transaction, which blocks only its own shop', async () => {
    await whileLocked(app.get(DataSource), shop.division, async () => {
      const [held, free] = await Promise.all([orderIn(shop), orderIn(other)]);
      expect([held.status, held.body.code]).toEqual([503, 'WritesHeldUp']);
      expect(held.headers['retry-after']).toBe('5');
      expect(free.status).toBe(200);
    });
    expect((await orderIn(shop)).status).toBe(200);
  });

  /** Runs `work` while every connection except those for appends waits for a lock. */
  async function whileBusy(work: () => Promise<void>): Promise<void> {
    const dataSource = app.get(DataSource);
    const locking = 'SELECT pg_advisory_xact_lock(4711)';
    const holder = appendsOf(dataSource).createQueryRunner();
    await holder.startTransaction();
    await holder.query(locking);
    const patiently = `SELECT set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`;
    const lists = Array.from({ length: poolSize }, () =>
      dataSource.transaction(async (manager) => {
        await manager.query(patiently);
        await manager.query(locking);
      }),
    );
    const done = Promise.all(lists);
    await untilBlocked(appendsOf(dataSource), poolSize);
    try {
      await work();
    } finally {
      await holder.commitTransaction();
      await holder.release();
      await done;
    }
  }

  it('serves baskets while ten lists hold all other connections', async () => {
    await whileBusy(async () => {
      expect((await orderIn(shop)).status).toBe(200);
    });
  });

  it(
    'NFR-011 fails fast when the host vanishes without closing connections, and recovers when it is back',
    async () => {
      const { email } = await app.signInOwner(await app.openStore());
      const visitor = app.visitor('');
      const signIn = (): Promise<Answer> =>
        visitor.post('/omnis/v3/dashboard/secure/login/', { email, password: 'wrong' });
      expect((await signIn()).status).not.toBe(503);
      // The queries have to use existing connections, not one that could not be opened.
      const slept = Array.from({ length: poolSize }, () =>
        app.get(DataSource).query('SELECT pg_sleep(0.2)'),
      );
      await Promise.all(slept);

      line.silence();
      const waited = await Promise.race([
        Promise.all([signIn(), signIn()]),
        new Promise<never>((_, reject) =>
          setTimeout(reject, noticedWithinMs, new Error('There was no notification.')),
        ),
      ]);
      for (const { status, headers } of waited)
        expect([status, headers['retry-after']]).toEqual([503, '1']);
      expect((await healthz(app)).status).toBe(503);

      line.restore();
      await until(async () => (await healthz(app)).status === 200);
      await until(async () => (await signIn()).status !== 503);
      const opened = await app.openStore();
      const session = await app.call(opened.code, '/omnis/v3/dashboard/secure/get/');
      expect(session.status).toBe(200);
    },
    4 * noticedWithinMs,
  );
});
