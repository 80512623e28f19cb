import { DataSource } from 'typeorm';

import type { TestApp } from './start-app.js';

/** What is copied how. */
export interface Copies {
  readonly table: string;
  /** The one row that is copied: what follows WHERE. */
  readonly from: string;
  /** Columns that differ, as expressions of the row `p` and the number `g` of its copy, from 1. */
  readonly own: Readonly<Record<string, string>>;
}

/** A statement has its time, also where a row has many indexes. */
const atOnce = 2_000;

/**
 * Copies of a row, and statistics and indexes that know them. Rows as a projection would write them: thousands of
 * commands say nothing that one does not.
 */
export async function multiplyRows(
  app: TestApp,
  { table, from, own }: Copies,
  count: number,
): Promise<void> {
  const dataSource = app.get(DataSource);
  const columns = await dataSource.query<{ name: string }[]>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const [model] = await dataSource.query<{ at: string }[]>(
    `SELECT ctid::text AS at FROM ${table} WHERE ${from} LIMIT 1`,
  );
  for (let first = 1; first <= count; first += atOnce) {
    await dataSource.query(
      `INSERT INTO ${table} (${names.join(', ')})
       SELECT ${names.map((name) => own[name] ?? `p.${name}`).join(', ')}
       FROM (SELECT * FROM ${table} WHERE ctid = $1::tid) p, generate_series($2::int, $3::int) g`,
      [model?.at, first, Math.min(first + atOnce - 1, count)],
    );
  }
  // Also of what waits to be sorted into an index of parts of words: it is dearer to read, until some vacuum.
  await dataSource.query(`VACUUM (ANALYZE) ${table}`);
}
