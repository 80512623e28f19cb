import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { jest } from '@jest/globals';

import { environment } from '../../platform/config/environment.js';
import { EventLogRuntime } from '../../platform/event-log/event-log-runtime.js';
import { divisionsWithGaps } from '../../platform/event-log/testing/log-gaps.testing.js';
import { projectionAudit } from '../../platform/event-log/testing/projection-audit.testing.js';
import { isRedisHere, persistentRedis } from '../../platform/jobs/redis.testing.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { takeoverTimeoutMs, until } from '../../platform/testing/until.js';
import { ShopUnderFire } from './shop-under-fire.testing.js';

/*
 * Kills processes at random moments while shoppers buy, staff move orders and an owner edits a page
 * and a product. `npm run test:faults` kills FAULTS_KILLS times with the seed FAULTS_SEED.
 * FAULTS_PROCESSES=2 runs that many processes with Redis, each of which is killed as well.
 */

const kills = Number(environment()['FAULTS_KILLS'] ?? 3);
const processes = Number(environment()['FAULTS_PROCESSES'] ?? 1);
const seed = Number(environment()['FAULTS_SEED'] ?? Math.floor(Math.random() * 1e9));

jest.setTimeout(480_000 + kills * 20_000);

const redisOf = isRedisHere ? 'Redis' : 'no Redis, for there is no redis-server here';
const shape = processes > 1 ? `${processes} processes, ${redisOf},` : 'one process';

describe(`${shape} under kill -9 (FAULTS_SEED=${seed})`, () => {
  let shop: ShopUnderFire;
  let app: TestApp;

  beforeAll(async () => {
    const redis = processes > 1 && isRedisHere ? await persistentRedis() : undefined;
    shop = await ShopUnderFire.burn({ kills, seed, processes, redis });
    app = await shop.open();
  });
  afterAll(() => shop.remove());

  const query = <Row>(sql: string, parameters?: unknown[]) =>
    app.get(EventLogRuntime).dataSource.query<Row[]>(sql, parameters);

  it('keeps every acknowledged order exactly once', async () => {
    const { bought } = shop;
    const rows = await query<{ order_id: number; email: string }>(
      'SELECT order_id, email FROM orders WHERE email = ANY($1)',
      [bought.map(({ email }) => email)],
    );
    const there = rows.map(({ order_id: orderId, email }) => ({ orderId, email }));
    const expected = bought.map(({ orderId, email }) => ({ orderId, email }));
    const byNumber = (one: { orderId: number }, other: { orderId: number }) =>
      one.orderId - other.orderId;
    expect(expected.length).toBeGreaterThan(3);
    expect(there.sort(byNumber)).toEqual(expected.sort(byNumber));
  });

  it('keeps every acknowledged payment and every move exactly once', async () => {
    const { bought, moved } = shop;
    for (const { orderId } of bought.filter(({ isPaid }) => isPaid)) {
      const [row] = await query<{ log: { status: string }[] }>(
        'SELECT status_log AS log FROM orders WHERE order_id = $1',
        [orderId],
      );
      const went = row?.log.map(({ status }) => status) ?? [];
      expect([orderId, went.filter((status) => status === 'paid')]).toEqual([orderId, ['paid']]);
      for (const { to } of moved.filter((one) => one.orderId === orderId))
        expect([orderId, went.filter((status) => status === to)]).toEqual([orderId, [to]]);
    }
    expect(moved.length).toBeGreaterThan(0);
  });

  it('shows the last saved page and product', async () => {
    const [page] = await query<{ title: string }>(
      `SELECT live->>'title' AS title FROM pages WHERE uuid = $1`,
      [shop.pageUuid],
    );
    expect(shop.titled.count).toBeGreaterThan(0);
    expect(Number(page?.title)).toBe(shop.titled.count);
    const [product] = await query<{ name: string }>(
      `SELECT product->>'name' AS name FROM products WHERE uuid = $1`,
      [shop.productUuid],
    );
    expect(shop.named.count).toBeGreaterThan(0);
    // One more save may have succeeded without an answer.
    expect(Number(product?.name)).toBeGreaterThanOrEqual(shop.named.count);
  });

  it('has a log without gaps, and read models that match their events', async () => {
    expect(await divisionsWithGaps(app.get(EventLogRuntime))).toEqual([]);
    const audited = await projectionAudit(app.get(EventLogRuntime));
    expect(audited.length).toBeGreaterThan(20);
    expect(audited.filter(({ liveHash, rebuiltHash }) => liveHash !== rebuiltHash)).toEqual([]);
  });

  it('sends one mail per paid order', async () => {
    const ids = (email: string): readonly string[] =>
      readdirSync(shop.outbox)
        // The final name marks a complete mail; drafts may be renamed at any time.
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(path.join(shop.outbox, file), 'utf8'))
        .filter((mail) => mail.includes(email))
        .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1] ?? '');
    for (const { email } of shop.bought.filter(({ isPaid }) => isPaid)) {
      const mails = await until(
        () => ids(email),
        (found) => found.length > 0,
        takeoverTimeoutMs,
      );
      expect([email, new Set(mails).size]).toEqual([email, 1]);
    }
  });
});
