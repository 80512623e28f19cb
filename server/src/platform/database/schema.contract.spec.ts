import type { DataSource } from 'typeorm';

import { freshDatabase, testDataSource, type FreshDatabase } from '../testing/database.js';

/** Tables that hold nothing of one store, each with the reason; all others name their division in every key. */
const exempt: Readonly<Record<string, string>> = {
  customers: 'an account is global: one person buys in several stores',
  staff: 'works for the platform',
  customer_purchases: 'belongs to an account, and adds up what was bought in all stores',
  older_accounts: 'names accounts that are older than their events',
  credentials: 'belongs to an account',
  memberships:
    'belongs to an account; its primary key names the division, its foreign key the account',
  sessions: 'found by its token alone, before anything else is known',
  second_factors: 'belongs to an account',
  used_code_steps: 'belongs to an account',
  passkey_uses: 'belongs to an account',
  passkey_challenges: 'found by its hash alone',
  pending_sign_ins: 'found by its token alone',
  sign_in_failures: 'counts by account and network address, on every host together',
  captcha_answers: 'found by its hash alone, on every host together',
  rate_counts: 'counts by network address, on every host together',
  divisions: 'the directory of divisions itself: host names are unique over all stores',
  subject_key: 'a person is erased everywhere at once',
  es_erasure: 'a person is erased everywhere at once',
  order_directory: 'leads from an order to its division',
  es_lease: 'a slot holds many divisions',
  es_worker: 'a process works for many divisions',
  es_outdated_projection: 'names read models that are folded again in all divisions',
  migration: 'the history of the schema',
};
/** Keys of tenant data that are for all stores together, each with its reason. */
const overStores: Readonly<Record<string, string>> = {
  mail_outbox_by_anybody: 'a person is spared the mails of all stores together',
  orders_by_customer: 'staff look after a person in all stores together',
  orders_by_address: 'the same of a guest',
  push_subscriptions_of_person:
    'a person is told on each browser of theirs, wherever they subscribed',
  orders_by_pigeonhole: 'a slot of the factory holds the pieces of whichever store',
};
/** BullMQ makes and keys its tables itself; a job names its division in its data. */
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
    // Not the worker's: specs make tables of their own there.
    database = await freshDatabase();
    dataSource = await testDataSource([], database.url);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const ofTenants = <Named extends { readonly table: string }>(found: readonly Named[]): Named[] =>
    found.filter(({ table }) => !(table in exempt) && !jobs.test(table));

  it('STO-030 every unique key and every index of tenant data begins with the division', async () => {
    const keys: Key[] = await dataSource.query(uniqueKeys, [true]);
    const wrong = ofTenants(keys).filter(
      ({ key, columns }) => columns[0] !== 'division_id' && !(key in overStores),
    );
    expect(wrong).toEqual([]);
  });

  it('STO-030 every foreign key of tenant data contains the division', async () => {
    const keys: Key[] = await dataSource.query(foreignKeys);
    const wrong = ofTenants(keys).filter(({ columns }) => !columns.includes('division_id'));
    expect(wrong).toEqual([]);
  });

  it('STO-030 every table of tenant data has a unique key', async () => {
    const keys: Key[] = await dataSource.query(uniqueKeys, [false]);
    const keyed = new Set(keys.map(({ table }) => table));
    const found: { table: string }[] = await dataSource.query(tables);
    expect(ofTenants(found).filter(({ table }) => !keyed.has(table))).toEqual([]);
  });

  it('names no exemption for a table that does not exist', async () => {
    const found: { table: string }[] = await dataSource.query(tables);
    const present = new Set(found.map(({ table }) => table));
    expect(Object.keys(exempt).filter((table) => !present.has(table))).toEqual([]);
  });
});
