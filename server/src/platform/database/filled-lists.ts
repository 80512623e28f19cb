import type { DataSource } from 'typeorm';

import type { StoreItem } from '../account-item.js';

/** Returns, by store, which of the named lists exist and are not empty. */
export function filledLists(
  dataSource: DataSource,
  table: string,
  named: readonly StoreItem[],
): Promise<readonly StoreItem[]> {
  return dataSource.query(
    `SELECT l.division_id AS division, l.id FROM ${dataSource.driver.escape(table)} l
     JOIN unnest($1::integer[], $2::text[]) named (division, id)
       ON l.division_id = named.division AND l.id = named.id
     WHERE l.items <> '[]' ORDER BY l.division_id`,
    [named.map(({ division }) => division), named.map(({ id }) => id)],
  );
}
