import type { Approvals } from '@selvedge/shared/products/approvals/contract';
import { DataSource } from 'typeorm';

import { freshDatabase, type FreshDatabase } from '../../../platform/testing/database.js';
import { multiplyRows } from '../../../platform/testing/many-rows.js';
import { stepOver } from '../../../platform/testing/plans.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { offer } from '../../catalogue/offer.testing.js';

const products = 20_000;
/** Row limit for a page of the list and its events, independent of its length. */
const fewRows = 500;
const uuidOfCopy = `md5('copy-' || g)::uuid`;

describe('list of products to approve with many products', () => {
  /** The list covers all stores, so the spec needs a separate database. */
  let database: FreshDatabase;
  let app: TestApp;
  let staff: SignedIn;

  beforeAll(async () => {
    database = await freshDatabase();
    app = await startApp({ DATABASE_URL: database.url });
    staff = await app.signInStaff(['products-moderate']);
    const { division, uuid } = await offer(app, await app.openStore(), { approvalStatus: 0 });
    await multiplyRows(
      app,
      {
        table: 'products',
        from: `division_id = ${String(division)} AND uuid = '${uuid}'`,
        own: {
          ...{ uuid: uuidOfCopy, id: '1000000 + g', url_name: `p.url_name || '-' || g` },
          // Several at the same time.
          updated_at: `p.updated_at + (g / 7) * interval '1 second'`,
          product: `jsonb_set(p.product, '{approvalStatus}', to_jsonb(g % 2))`,
        },
      },
      products,
    );
    await multiplyRows(
      app,
      {
        table: 'es_event',
        from: `division_id = ${String(division)} AND stream_id = 'product-${uuid}'`,
        own: {
          ...{ position: '1000000 + g', stream_id: `'product-' || ${uuidOfCopy}` },
          event_id: 'gen_random_uuid()',
        },
      },
      products,
    );
    await app.get(DataSource).query('ANALYZE products, es_event');
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it.each([
    ['unmodded', 1],
    ['approved', -1],
  ])(
    'CAT-030 pages through products that are %s without reading the others',
    async (name, sign) => {
      let after = '';
      const ids: number[] = [];
      for (let page = 0; page < 3; page += 1) {
        const step = await stepOver(app, fewRows, async (headers) => {
          const query = `?approval=${name}${after}`;
          const answer = await staff.send('get', `/omnis/v3/atlas/products/${query}`, { headers });
          expect(answer.status).toBe(200);
          const found: Approvals = answer.body;
          ids.push(...found.products.map(({ id }) => id));
          after = `&after=${String(found.next)}`;
        });
        expect(step).toBeUndefined();
      }
      expect(new Set(ids).size).toBe(150);
      expect(ids).toEqual(ids.toSorted((one, other) => (one - other) * sign));
    },
  );
});
