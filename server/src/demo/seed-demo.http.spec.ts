import { isDeepStrictEqual } from 'node:util';

import { GARMENTS } from '@selvedge/shared/catalogue/garments/mockup';
import { ORDER_FLOW_NAMES, ORDER_FLOWS } from '@selvedge/shared/orders/order-status';
import { platformDivision } from '@selvedge/shared/stores/contract';
import type { AtlasOrders } from '@selvedge/shared/orders/contract';
import { DataSource } from 'typeorm';

import { CatalogueReader } from '../features/catalogue/index.js';
import { ProductsReader } from '../features/products/index.js';
import { MediaFiles } from '../features/media/index.js';
import { EventLog } from '../platform/event-log/event-log.js';
import { freshDatabase, type FreshDatabase } from '../platform/testing/database.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';
import { until } from '../platform/testing/until.js';
import { plannedOrders } from './demo-order-plan.js';
import { nordic, tropic } from './demo-stores.js';
import { sceneUuid } from './pages/scenes.js';
import { sceneUses } from './pages/seed-scenes.js';
import { seedDemo } from './seed-demo.js';

/** Orders as staff see them. */
async function ordersOf(app: TestApp): Promise<AtlasOrders> {
  const staff = await app.signInStaff(['orders-view']);
  return (await staff.get('/omnis/v3/atlas/orders/?perPage=200')).body;
}

/** Counts how often each name occurs. */
function tally(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const planned = plannedOrders.map(({ flow, path }) => ({ flow, status: path.at(-1) ?? '' }));

describe('the demo', () => {
  let app: TestApp;
  let database: FreshDatabase;
  let wasCutShort: boolean;
  let seededAgain: readonly boolean[];

  beforeAll(async () => {
    database = await freshDatabase();
    app = await startApp({ DATABASE_URL: database.url });
    const { manager } = app.get(DataSource);
    await manager.query('ALTER TABLE orders ADD CONSTRAINT cut CHECK (order_id % 7 <> 3)');
    wasCutShort = await seedDemo(app.nest).then(
      () => false,
      () => true,
    );
    await manager.query('ALTER TABLE orders DROP CONSTRAINT cut');
    seededAgain = await Promise.all([seedDemo(app.nest), seedDemo(app.nest)]);
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** Number of events except notifications and invoices, which arrive asynchronously. */
  const total = async (): Promise<number | undefined> => {
    const [counted] = await app
      .get(DataSource)
      .query<{ events: number }[]>(
        "SELECT count(*)::integer AS events FROM es_event WHERE type NOT LIKE 'Notification%' AND type NOT LIKE 'Invoice%'",
      );
    return counted?.events;
  };

  it('NFR-003 is seeded once by processes that start at the same time', async () => {
    expect([...seededAgain].sort()).toEqual([false, true]);
    const before = await total();
    expect(await seedDemo(app.nest)).toBe(false);
    expect(await total()).toBe(before);
  });

  it('NFR-003 opens stores in every state on their own hosts', async () => {
    for (const host of ['', 'tropic', 'nordic', 'gallery', 'neon', 'bare', 'apothecary']) {
      const { status } = await app.call(host, '/omnis/v3/frontend/getStoreCoreData/json/');
      expect(status).toBe(200);
    }
  });

  it('NFR-003 uploads the hero images of the home pages to the media libraries', async () => {
    const files = app.get(MediaFiles);
    for (const { file, division } of sceneUses) {
      const original = await files.original(division, sceneUuid(file));
      expect(original?.contentType).toBe('image/webp');
      expect(Math.max(original?.width ?? 0, original?.height ?? 0)).toBe(2600);
    }
  });

  it('NFR-003 sells every garment in collections, with discounted and partly sold-out products', async () => {
    const catalogue = app.get(CatalogueReader);
    const cards = await catalogue.cards(tropic.division);
    expect(cards.length).toBeGreaterThanOrEqual(24);
    expect((await catalogue.cards(nordic.division)).length).toBeGreaterThanOrEqual(12);
    expect(cards.some(({ salePrice }) => salePrice !== null)).toBe(true);
    expect(cards.some(({ name }) => name.length > 60)).toBe(true);
    const products = await app.get(ProductsReader).everyOf(
      tropic.division,
      cards.map(({ uuid }) => uuid),
    );
    const garments = new Set(products.flatMap(({ garment }) => garment ?? []));
    expect([...garments].sort()).toEqual([...GARMENTS].sort());
    expect(new Set(products.flatMap(({ collections }) => collections)).size).toBe(4);
    expect(products.filter(({ isBundle }) => isBundle)).toHaveLength(1);
    const sizes = products.flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes));
    expect(sizes.some(({ available }) => !available)).toBe(true);
  });

  it('NFR-003 has a product with many reviews and one without any', async () => {
    const { body } = await app.call(
      'tropic',
      `/omnis/v3/division/${String(tropic.division)}/products/?limit=100`,
    );
    const { data }: { data: readonly { reviews: { count: number } }[] } = body;
    const counts = data.map(({ reviews }) => reviews.count);
    expect(Math.max(...counts)).toBeGreaterThan(20);
    expect(Math.min(...counts)).toBe(0);
  });

  it.each([
    ['tropic', 'owner@tropic.test'],
    ['tropic', 'partner@tropic.test'],
    ['nordic', 'owner@nordic.test'],
    ['bare', 'owner@bare.test'],
    ['apothecary', 'owner@apothecary.test'],
    ['tropic', 'shopper@example.test'],
    ['atlas', 'staff@selvedge.test'],
    ['atlas', 'viewer@selvedge.test'],
  ])('NFR-003 has accounts that can sign in at %s: %s', async (host, email) => {
    const credentials = { email, password: 'selvedge-demo-1' };
    const { status } = await app
      .visitor(host)
      .post('/omnis/v3/dashboard/secure/login/', credentials);
    expect(status).toBe(200);
  });

  it('NFR-003 has orders in every status of the three flows, spread over weeks', async () => {
    const rows = await ordersOf(app);
    expect(rows.total).toBeGreaterThanOrEqual(60);
    const there = new Set(rows.data.map(({ flow, status }) => `${flow} ${status}`));
    for (const flow of ORDER_FLOW_NAMES) {
      for (const status of ORDER_FLOWS[flow].flat()) expect(there).toContain(`${flow} ${status}`);
    }
    const byNumber = rows.data.toSorted((one, other) => one.id - other.id);
    const times = byNumber.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const days = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThan(20);
    expect(times.every((time) => time <= Date.now())).toBe(true);
  });

  it('NFR-003 resumes an interrupted start without losing an order', async () => {
    expect(wasCutShort).toBe(true);
    const ends = tally(planned.map(({ status }) => status));
    // An async projection updates the counters.
    await until(async () => isDeepStrictEqual((await ordersOf(app)).counts, ends));
    const { total, data } = await ordersOf(app);
    expect(total).toBe(planned.length);
    const kindOf = ({ flow, status }: { flow: string; status: string }) => `${flow} ${status}`;
    expect(tally(data.map(kindOf))).toEqual(tally(planned.map(kindOf)));
    const seeding = await app.get(EventLog).readStream(platformDivision, 'demo-seeding');
    expect(seeding.map(({ event }) => event.type)).toEqual(['DemoSeedingStarted', 'DemoSeeded']);
  });
});

describe('a database in use', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('is not seeded', async () => {
    await app.openStore();
    expect(await seedDemo(app.nest)).toBe(false);
    expect(await app.get(EventLog).readStream(platformDivision, 'demo-seeding')).toEqual([]);
  });
});
