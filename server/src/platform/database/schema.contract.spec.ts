import type { DataSource } from 'typeorm';

import { freshDatabase, testDataSource, type FreshDatabase } from '../testing/database.js';

/**
 * Tables without data of a single store, with the reason; all others have the division in every
 * key.
 */
const exempt: Readonly<Record<string, string>> = {
  customers: 'an account is global: one person buys in several stores',
  staff: 'works for the platform',
  customer_purchases: 'belongs to an account, and sums up purchases in all stores',
  older_accounts: 'contains accounts older than their events',
  credentials: 'belongs to an account',
  memberships:
    'belongs to an account; its primary key names the division, its foreign key the account',
  sessions: 'found by its token, before the store is known',
  second_factors: 'belongs to an account',
  used_code_steps: 'belongs to an account',
  passkey_uses: 'belongs to an account',
  passkey_challenges: 'found by its hash',
  pending_sign_ins: 'found by its token',
  sign_in_failures: 'counts by account and network address, across all hosts',
  captcha_answers: 'found by its hash, across all hosts',
  rate_counts: 'counts by network address, across all hosts',
  divisions: 'the directory of divisions itself: host names are unique over all stores',
  subject_key: 'a person is erased everywhere at once',
  es_erasure: 'a person is erased everywhere at once',
  order_directory: 'maps an order to its division',
  payment_webhooks: 'arrives from the provider, before the store is known',
  stripe_payments: 'found by the attempt of a payment, before the store is known',
  es_lease: 'a slot contains many divisions',
  es_worker: 'a process works for many divisions',
  es_outdated_projection: 'lists read models to rebuild in all divisions',
  migration: 'the history of the schema',
};
/** Keys of tenant data that span all stores, with the reason. */
const overStores: Readonly<Record<string, string>> = {
  mail_outbox_by_anybody: 'the mail limit of a person applies across all stores',
  orders_by_customer: "staff see a person's orders in all stores",
  orders_by_address: 'the same for a guest',
  push_subscriptions_of_person: 'a person is notified on each subscribed browser, on any host',
  orders_by_pigeonhole: 'a factory slot can hold pieces of any store',
  orders_holding_discount: 'unpaid orders of all stores return their discounts in one job',
  orders_unreminded: 'customers of all stores are reminded of unpaid orders in one job',
  products_by_approval: 'staff approve the products of all stores in one list',
};
/** BullMQ creates and keys its own tables; the data of a job names its division. */
const jobs = /^(bullmq|bull)_/;

interface Key {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
}

const uniqueKeys = `
  SELECT t.relname AS "table", i.relname AS key, array_agg(a.attname ORDER BY p.n)::text[] AS columns
  FROM pg_index x
  JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
  JOIN pg_namespace s ON s.oid = t.relnamespace AND s.nspname = 'public'
  CROSS JOIN unnest(x.indkey::int[]) WITH ORDINALITY AS p(attnum, n)
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = p.attnum
  WHERE $1 OR x.indisunique GROUP BY 1, 2`;

const foreignKeys = `
  SELECT t.relname AS "table", c.conname AS key, array_agg(a.attname ORDER BY p.n)::text[] AS columns
  FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
  JOIN pg_namespace s ON s.oid = t.relnamespace AND s.nspname = 'public'
  CROSS JOIN unnest(c.conkey) WITH ORDINALITY AS p(attnum, n)
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = p.attnum
  WHERE c.contype = 'f' GROUP BY 1, 2`;

const tables = `SELECT relname AS "table" FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`;

describe('the schema', () => {
  let database: FreshDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    // Not the worker's database, in which specs create their own tables.
    database = await freshDatabase();
    dataSource = await testDataSource([], database.url);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const ofTenants = <Named extends { readonly table: string }>(found: readonly Named[]): Named[] =>
    found.filter(({ table }) => !(table in exempt) && !jobs.test(table));

  it('STO-030 starts every unique key and index of tenant data with the division', async () => {
    const keys: Key[] = await dataSource.query(uniqueKeys, [true]);
    const wrong = ofTenants(keys).filter(
      ({ key, columns }) => columns[0] !== 'division_id' && !(key in overStores),
    );
    expect(wrong).toEqual([]);
  });

  it('STO-030 includes the division in every foreign key of tenant data', async () => {
    const keys: Key[] = await dataSource.query(foreignKeys);
    const wrong = ofTenants(keys).filter(({ columns }) => !columns.includes('division_id'));
    expect(wrong).toEqual([]);
  });

  it('STO-030 has a unique key on every table of tenant data', async () => {
    const keys: Key[] = await dataSource.query(uniqueKeys, [false]);
    const keyed = new Set(keys.map(({ table }) => table));
    const found: { table: string }[] = await dataSource.query(tables);
    expect(ofTenants(found).filter(({ table }) => !keyed.has(table))).toEqual([]);
  });

  it('has no exemption for a missing table', async () => {
    const found: { table: string }[] = await dataSource.query(tables);
    const present = new Set(found.map(({ table }) => table));
    expect(Object.keys(exempt).filter((table) => !present.has(table))).toEqual([]);
  });
});
