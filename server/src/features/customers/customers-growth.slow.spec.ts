import type { CustomerSort, ListedCustomer } from '@selvedge/shared/customers/contract';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { DataSource } from 'typeorm';

import { freshDatabase, type FreshDatabase } from '../../platform/testing/database.js';
import { multiplyRows } from '../../platform/testing/many-rows.js';
import { stepOver } from '../../platform/testing/plans.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';

const customers = '/omnis/v3/atlas/customers/';
const accounts = 20_000;
/** Id offset of the copies, so that they are listed first when sorted by newest. */
const newer = 1_000_000;
/** Row limit for a few pages of the list, independent of its length. */
const fewRows = 500;

describe('customer list with many customers', () => {
  /** The list covers all accounts, so the spec needs a separate database. */
  let database: FreshDatabase;
  let app: TestApp;
  let staff: SignedIn;
  let owner: SignedIn;

  beforeAll(async () => {
    database = await freshDatabase();
    app = await startApp({ DATABASE_URL: database.url });
    staff = await app.signInStaff(ATLAS_PERMISSIONS);
    owner = await app.signInOwner(await app.openStore());
    await multiplyRows(
      app,
      {
        table: 'customers',
        from: `id = ${String(owner.subject.id)}`,
        own: {
          ...{
            id: `${String(newer)} + g`,
            hash: `'copy-' || g`,
            email: `'buyer-' || g || '@example.test'`,
          },
          ...{ first_name: `'Buyer'`, last_name: 'g::text' },
        },
      },
      accounts,
    );
    // Purchases of the copies; some have equal amounts.
    await app.get(DataSource).query(
      `UPDATE customer_purchases SET orders = customer_id % 100, worth = customer_id % 1000,
         spent = jsonb_build_array(jsonb_build_object('currency', 'GBP', 'amount', customer_id % 1000)),
         last_order_at = now() - (customer_id % 5000) * interval '1 hour'
       WHERE customer_id > $1`,
      [newer],
    );
    await app.get(DataSource).query('ANALYZE customer_purchases');
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const address = (): string => owner.email.slice(1).toUpperCase();
  it.each<[string, () => string, () => number]>([
    ['part of an address', address, () => 1],
    ['an unknown order number', () => '#999999999', () => 0],
    ['an unknown name', () => 'Nobody Atall', () => 0],
    ['a name that is not Latin', () => 'МАРИЯ', () => 0],
    ['a name of two letters', () => '李明', () => 0],
    ['a common name', () => 'buyer', () => 50],
    ['an empty term', () => '', () => 50],
  ])('finds customers by %s without reading the others', async (_what, termOf, countOf) => {
    const path = `${customers}?searchTerm=${encodeURIComponent(termOf())}`;
    const step = await stepOver(app, fewRows, async (headers) => {
      const { status, body } = await staff.send('get', path, { headers });
      expect(status).toBe(200);
      expect(body.customers.length).toBeGreaterThanOrEqual(countOf());
    });
    expect(step).toBeUndefined();
  });

  it.each(['name', '-name', 'since', '-since'])(
    'sorts by %s, page after page, without reading the others',
    async (sort) => {
      let after = '';
      const names: string[] = [];
      for (let page = 0; page < 3; page += 1) {
        const path = `${customers}?sort=${sort}&searchTerm=buyer-${after}`;
        const step = await stepOver(app, fewRows, async (headers) => {
          const { body } = await staff.send('get', path, { headers });
          names.push(...body.customers.map(({ name }: { name: string }) => name));
          after = `&after=${String(body.next)}`;
        });
        expect(step).toBeUndefined();
      }
      const numbers = names.map((name) => Number(name.replace('Buyer ', '')));
      const isByName = sort.endsWith('name');
      const sorted = isByName ? names.toSorted() : numbers.toSorted((one, other) => one - other);
      const expected = sort.startsWith('-') ? sorted.toReversed() : sorted;
      expect(isByName ? names : numbers).toEqual(expected);
      expect(new Set(names).size).toBe(150);
    },
  );

  it.each<[CustomerSort, (row: ListedCustomer) => number]>([
    ['orders', ({ orders }) => orders],
    ['-orders', ({ orders }) => orders],
    ['spent', ({ spent: [most] }) => most?.amount ?? 0],
    ['-spent', ({ spent: [most] }) => most?.amount ?? 0],
    ['lastOrder', ({ lastOrderAt }) => Date.parse(lastOrderAt ?? '0001-01-01')],
    ['-lastOrder', ({ lastOrderAt }) => Date.parse(lastOrderAt ?? '0001-01-01')],
  ])('sorts by %s, page after page, without summing up the others', async (sort, keyOf) => {
    let after = '';
    const listed: ListedCustomer[] = [];
    for (let page = 0; page < 3; page += 1) {
      const path = `${customers}?sort=${sort}${after}`;
      const step = await stepOver(app, fewRows, async (headers) => {
        const { body } = await staff.send('get', path, { headers });
        listed.push(...body.customers);
        after = `&after=${String(body.next)}`;
      });
      expect(step).toBeUndefined();
    }
    const keys = listed.map(keyOf);
    const sorted = keys.toSorted((one, other) => one - other);
    expect(keys).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(150);
  });
});
