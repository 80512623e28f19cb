import { DataSource } from 'typeorm';

import type { TestApp } from './start-app.js';

/** Source and differing columns of the copies. */
export interface Copies {
  readonly table: string;
  /** Condition of the row to copy: the text after WHERE. */
  readonly from: string;
  /** Differing columns, as expressions of the row `p` and the copy number `g`, from 1. */
  readonly own: Readonly<Record<string, string>>;
}

/** Keeps each statement short, even for tables with many indexes. */
const atOnce = 2_000;

/**
 * Copies a row many times, then updates statistics and indexes. Equivalent to rows written by a
 * projection, without running thousands of commands.
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
  // Also flushes the pending list of GIN indexes, which slows reads down until a vacuum.
  await dataSource.query(`VACUUM (ANALYZE) ${table}`);
}
