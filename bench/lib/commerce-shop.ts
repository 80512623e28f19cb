import { randomUUID } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';

import { offer } from '../../server/src/features/catalogue/offer.testing.js';
import { orderRequest, payRequest } from '../../server/src/features/checkout/checkout.testing.js';
import { colour } from '../../server/src/features/products/product.testing.js';
import type { TestApp } from '../../server/src/platform/testing/start-app.js';
import { divisionHeader, type Call, type Task } from './calls.js';

const kinds = ['tee', 'hoodie', 'tote', 'print'];
const colours = ['Navy', 'White', 'Moss', 'Plum'];
/** Number of visits whose baskets are filled in turn, so that none becomes full. */
const visitorCount = 256;
/** An `authorization` header bypasses the response cache. */
const credentials = { authorization: 'Basic c29tZWJvZHk6c2VjcmV0' };

/** Creates a shop with this many products of twelve variants. */
export async function openCommerceShop(app: TestApp, products: number): Promise<Store> {
  const store = await app.openStore();
  const numbers = Array.from({ length: products }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((position) =>
      offer(app, store, {
        uuid: randomUUID(),
        urlName: `product-${String(position)}`,
        name: `${position % 2 === 0 ? 'Retro sun' : 'Moon'} ${kinds[position % kinds.length] ?? ''}`,
        position,
        colours: colours.map((name, index) =>
          colour(name, '#1f2c47', `${String(position)}-${String(index)}`),
        ),
      }),
    ),
  );
  return store;
}

type Visitor = Task['visitors'][number];

/** Visitors with a basket, each from its own address because of rate limits. */
async function visitorsOf(app: TestApp, stores: readonly Store[]): Promise<readonly Visitor[]> {
  return Promise.all(
    Array.from({ length: visitorCount }, async (_, index) => {
      const store = stores[index % stores.length];
      if (store === undefined) throw new Error('No shop was created.');
      const visitor = app.visitor(store.code);
      const { status } = await visitor.post(add.path, basketItem);
      if (status !== 200) throw new Error(`Not added to your basket: ${String(status)}.`);
      return {
        host: visitor.host,
        cookie: visitor.cookieHeader(),
        'x-xsrf-token': visitor.cookie('XSRF-TOKEN') ?? '',
        'x-forwarded-for': `127.1.${String(index >> 7)}.${String(index % 128)}`,
        'x-bench-id': `visitor-${String(index)}`,
        [divisionHeader]: String(store.division),
      };
    }),
  );
}

const get = (path: string): Call => ({ method: 'GET', path, expected: 200 });
const post = (path: string, body: object, expected = 200): Call => ({
  ...{ method: 'POST', path, expected },
  body: JSON.stringify(body),
});

const chosen = { productColor: 'Navy', productSize: 'M', quantity: 1 };
const basketItem = { item: { productUrl: '/product/product-100/', ...chosen } };
const add = post('/omnis/v3/frontend/product/addItemToCart/', basketItem);
const place = post(
  '/omnis/v3/checkout/orders/',
  { ...orderRequest(), idempotencyKey: '{key}' },
  201,
);
const pay = post('/omnis/v3/checkout/orders/{order}/payments/', payRequest());

/** A call with its reference. */
export interface Compared {
  readonly name: string;
  /** Goal at 16 callers. */
  readonly goal: number;
  readonly task: Task;
  readonly floor: {
    readonly path: string;
    readonly calls: readonly Call[];
    readonly statement?: { readonly text: string; readonly values: readonly unknown[] };
  };
}

const goals = { cached: 0.5, read: 0.3, write: 0.25 };

/** The commerce calls of these shops in turn, each with a floor on the data of the first shop. */
export async function commerceOf(
  app: TestApp,
  ...stores: readonly [Store, ...Store[]]
): Promise<readonly Compared[]> {
  const [{ division }] = stores;
  const visitors = await visitorsOf(app, stores);
  const authorized = visitors.map((visitor) => ({ ...visitor, ...credentials }));
  const reads = readsOf(division).flatMap(({ name, path, statement }): Compared[] => {
    const address = `/${name.split(' ')[0] ?? ''}`;
    const floor = { path: address, statement, calls: [get(address)] };
    const calls = [get(path)];
    return [
      { name, goal: goals.cached, task: { calls, visitors }, floor },
      { name: `${name}, read`, goal: goals.read, task: { calls, visitors: authorized }, floor },
    ];
  });
  const basket = basketOf(division, visitors);
  const writing = (path: string, calls: readonly Call[]): Compared['floor'] => ({
    path,
    calls: calls.map(({ body = '' }) => ({ method: 'POST', path, body, expected: 200 })),
  });
  return [
    ...reads,
    basket,
    {
      name: 'add to basket',
      goal: goals.write,
      task: { calls: [add], visitors },
      floor: writing('/add', [add]),
    },
    {
      name: 'whole checkout',
      goal: goals.write,
      task: { calls: [add, place, pay], visitors },
      floor: writing('/checkout', [add, place, pay]),
    },
    {
      name: 'health',
      goal: goals.cached,
      task: { calls: [get('/healthz')], visitors },
      floor: {
        path: '/health',
        statement: { text: 'SELECT $1::text AS status', values: ['up'] },
        calls: [get('/health')],
      },
    },
  ];
}

function readsOf(division: number) {
  return [
    {
      name: 'product',
      path: '/omnis/v3/product/product-100/',
      statement: {
        text: 'SELECT product FROM products WHERE division_id = $1 AND url_name = $2',
        values: [division, 'product-100'],
      },
    },
    {
      name: 'list of 24',
      path: '/omnis/v3/division/{division}/products/?limit=24',
      statement: {
        text: `SELECT p.id, p.card, p.product ->> 'description' AS description, p.review_count, p.rating_sum
          FROM product_places l JOIN products p ON p.division_id = l.division_id AND p.uuid = l.product
          WHERE l.division_id = $1 AND l.place = $2 ORDER BY l.orders DESC, l.position, l.id LIMIT 24`,
        values: [division, '00000000-0000-0000-0000-000000000000'],
      },
    },
    {
      name: 'search with facets',
      path: '/omnis/v3/search/?q=retro',
      statement: {
        text: `SELECT p.card FROM products p
          WHERE p.division_id = $1 AND p.shown AND p.search @@ plainto_tsquery('english', $2)
          ORDER BY ts_rank(p.search, plainto_tsquery('english', $2)) DESC LIMIT 24`,
        values: [division, 'retro'],
      },
    },
  ];
}

/** Reads a basket with one line and its product. */
function basketOf(division: number, visitors: readonly Visitor[]): Compared {
  const text = `SELECT b.items, p.product FROM baskets b
    JOIN products p ON p.division_id = b.division_id AND p.uuid = (b.items -> 0 ->> 'productUuid')::uuid
    WHERE b.division_id = $1 LIMIT 1`;
  const statement = { text, values: [division] };
  return {
    name: 'basket read',
    goal: goals.read,
    task: { calls: [get('/omnis/v3/basket/main/list/')], visitors },
    floor: { path: '/basket', calls: [get('/basket')], statement },
  };
}
