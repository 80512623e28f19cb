import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { jest } from '@jest/globals';
import type { WirePage } from '@selvedge/shared/pages/page';

import { environment } from '../../platform/config.js';
import {
  launchEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embedded-postgres.js';
import { EventLogRuntime } from '../../platform/event-log/event-log-runtime.js';
import { divisionsWithGaps } from '../../platform/event-log/testing/log-gaps.testing.js';
import { projectionAudit } from '../../platform/event-log/testing/projection-audit.testing.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { patiently } from '../patiently.testing.js';
import { StartedProduct } from '../started-product.testing.js';
import { buy, move, signIn, type Bought, type Moved } from './workers.testing.js';

/*
 * Kills what runs, at random moments, while people buy, staff move orders and an owner edits a page.
 * `npm run test:faults` kills more often: FAULTS_KILLS times, by the dice of FAULTS_SEED.
 */

const minuteMs = 60_000;
const kills = Number(environment()['FAULTS_KILLS'] ?? 3);
const seed = Number(environment()['FAULTS_SEED'] ?? Math.floor(Math.random() * 1e9));
const buyers = 3;

jest.setTimeout(2 * minuteMs + kills * 20_000);

/** Mulberry32: the same dice for the same seed. */
function diceOf(state: number): () => number {
  let next = state;
  return () => {
    next = (next + 0x6d2b79f5) | 0;
    let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe(`under kill -9 at random (FAULTS_SEED=${String(seed)})`, () => {
  const bought: Bought[] = [];
  const moved: Moved[] = [];
  let page: WirePage;
  /** The newest title that was said yes to. */
  let titled = 0;
  let product: StartedProduct;
  let postgres: EmbeddedPostgres;
  let app: TestApp;

  beforeAll(async () => {
    product = await StartedProduct.create();
    await product.start();
    const sku = await product.anySku();
    const staff = await signIn(product.visitor('atlas'), 'staff@selvedge.test');
    const owner = await signIn(product.visitor(), 'owner@tropic.test');
    page = await openPage();
    let isOver = false;

    async function openPage(): Promise<WirePage> {
      const { body } = await owner.get('/omnis/v3/dashboard/secure/get/');
      const pages = `/omnis/v3/divisions/${String(body.store.active.id)}/pages/`;
      const { body: created } = await owner.send('post', pages, { body: { url: '/faults/' } });
      return created;
    }

    async function shopping(): Promise<void> {
      while (!isOver) {
        const one = await buy(product.visitor(), sku);
        bought.push(one);
        if (one.isPaid) moved.push(...(await move(staff, one.orderId)));
      }
    }

    async function editing(): Promise<void> {
      const path = `/omnis/v3/divisions/${String(page.divisionId)}/pages/${String(page.id)}/`;
      for (let next = 1; !isOver; next += 1) {
        const body = { title: String(next) };
        const { status } = await patiently(() => owner.send('patch', path, { body }));
        if (status === 200) titled = next;
      }
    }

    async function killing(): Promise<void> {
      const dice = diceOf(seed);
      for (let killed = 0; killed < kills; killed += 1) {
        await wait(500 + dice() * 2_500);
        const victim = (['server', 'postmaster', 'server', 'supervisor'] as const)[
          Math.floor(dice() * 4)
        ];
        await product.kill(victim ?? 'server');
        if (victim === 'supervisor') await product.start();
      }
    }

    const work = [...Array.from({ length: buyers }, shopping), editing()];
    await killing();
    // Whoever was cut off comes back by themselves, and goes on.
    const before = bought.length;
    await until(() => bought.length > before + buyers);
    isOver = true;
    await Promise.all(work);
    await product.stop();
    postgres = await launchEmbeddedPostgres(path.join(product.dataDir, 'pg'));
    const DATA_KEY = readFileSync(path.join(product.dataDir, 'data-key'), 'utf8').trim();
    app = await startApp({ DATABASE_URL: postgres.url, DATA_DIR: product.dataDir, DATA_KEY });
  });
  afterAll(async () => {
    await app.close();
    await postgres.stop();
    await product.remove();
  });

  const query = <Row>(sql: string, parameters?: unknown[]) =>
    app.get(EventLogRuntime).dataSource.query<Row[]>(sql, parameters);

  it('no order that was acknowledged is missing, and none is there twice', async () => {
    const rows = await query<{ order_id: number; email: string }>(
      'SELECT order_id, email FROM orders WHERE email = ANY($1)',
      [bought.map(({ email }) => email)],
    );
    const there = rows.map(({ order_id: orderId, email }) => ({ orderId, email }));
    const asked = bought.map(({ orderId, email }) => ({ orderId, email }));
    const byNumber = (one: { orderId: number }, other: { orderId: number }) =>
      one.orderId - other.orderId;
    expect(asked.length).toBeGreaterThan(buyers);
    expect(there.sort(byNumber)).toEqual(asked.sort(byNumber));
  });

  it('every payment that was acknowledged is kept, and every move, once', async () => {
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

  it('the page says what was saved last', async () => {
    const [row] = await query<{ title: string }>(
      `SELECT live->>'title' AS title FROM pages WHERE uuid = $1`,
      [page.uuid],
    );
    expect(titled).toBeGreaterThan(0);
    expect(Number(row?.title)).toBe(titled);
  });

  it('the log has no gap, and every read model is what its events come to', async () => {
    expect(await divisionsWithGaps(app.get(EventLogRuntime))).toEqual([]);
    const audited = await projectionAudit(app.get(EventLogRuntime));
    expect(audited.length).toBeGreaterThan(20);
    expect(audited.filter(({ liveHash, rebuiltHash }) => liveHash !== rebuiltHash)).toEqual([]);
  });

  it('whoever has paid has one mail', async () => {
    const folder = path.join(product.dataDir, 'outbox');
    const ids = (email: string): readonly string[] =>
      readdirSync(folder)
        // Under its own name a mail is whole; before, it is moved at any time.
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .filter((mail) => mail.includes(email))
        .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1] ?? '');
    for (const { email } of bought.filter(({ isPaid }) => isPaid)) {
      const mails = await until(
        () => ids(email),
        (found) => found.length > 0,
      );
      expect([email, new Set(mails).size]).toEqual([email, 1]);
    }
  });
});
