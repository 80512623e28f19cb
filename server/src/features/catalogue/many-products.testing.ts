import { multiplyRows } from '../../platform/testing/many-rows.js';
import type { TestApp } from '../../platform/testing/start-app.js';

/** Copies of the product of a store that stands last, each behind the one before it under `<its url>-<number>`. */
export function multiplyProducts(app: TestApp, division: number, count: number): Promise<void> {
  return multiplyRows(
    app,
    {
      table: 'products',
      from: `division_id = ${String(division)} ORDER BY position DESC, id DESC`,
      own: {
        uuid: 'gen_random_uuid()',
        id: '1000000000 + g',
        url_name: `p.url_name || '-' || g`,
        position: 'p.position + g',
      },
    },
    count,
  );
}
