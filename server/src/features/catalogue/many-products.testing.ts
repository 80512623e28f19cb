import { DataSource } from 'typeorm';

import type { TestApp } from '../../platform/testing/start-app.js';
import { ProductEntity } from '../products/product.entity.js';

/**
 * Copies of the product of a store that stands last, each behind the one before it under `<its url>-<number>`.
 * Rows as the projection would write them: thousands of commands say nothing that one does not.
 */
export async function multiplyProducts(
  app: TestApp,
  division: number,
  count: number,
): Promise<void> {
  const own: Readonly<Record<string, string>> = {
    uuid: 'gen_random_uuid()',
    id: '1000000000 + g',
    url_name: `p.url_name || '-' || g`,
    position: 'p.position + g',
  };
  const dataSource = app.get(DataSource);
  const names = dataSource
    .getMetadata(ProductEntity)
    .columns.filter(({ isInsert }) => isInsert)
    .map(({ databaseName }) => databaseName);
  await dataSource.query(
    `INSERT INTO products (${names.join(', ')})
     SELECT ${names.map((name) => own[name] ?? `p.${name}`).join(', ')}
     FROM (
       SELECT * FROM products WHERE division_id = $1 ORDER BY position DESC, id DESC LIMIT 1
     ) p, generate_series(1, $2::int) g`,
    [division, count],
  );
  await dataSource.query('ANALYZE products');
}
