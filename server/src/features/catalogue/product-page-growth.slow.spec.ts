import { randomUUID } from 'node:crypto';

import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { multiplyProducts } from './many-products.testing.js';
import { offer } from './offer.testing.js';
import { CatalogueReader } from './catalogue.queries.js';
import { pageStatement } from './product-page.queries.js';

/** A large shop. */
const products = 5_000;
/** Limit of rows read: a few windows of the grid, however many products the shop has. */
const fewRows = 500;

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

describe('the page of a product in a large shop', () => {
  let app: TestApp;
  let dataSource: DataSource;
  let catalogue: CatalogueReader;
  let division: number;
  const [popular, rare] = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    app = await startApp();
    dataSource = app.get(DataSource);
    catalogue = app.get(CatalogueReader);
    ({ division } = await app.openStore());
    await offer(app, { division }, { urlName: 'first', position: 0, collections: [rare] });
    await offer(app, { division }, { urlName: 'model', position: 1, collections: [popular] });
    await multiplyProducts(app, division, products);
    await offer(app, { division }, { urlName: 'last', position: 7_000, collections: [rare] });
  });
  afterAll(() => app.close());

  const relatedTo = async (urlName: string): Promise<readonly string[] | undefined> =>
    (await catalogue.page(division, urlName))?.related.map((card) => card.urlName);

  it('shows the only other product of a rare collection first, however far away', async () => {
    expect(await relatedTo('first')).toEqual(['last', 'model', 'model', 'model']);
    expect(await relatedTo('last')).toEqual(['first', 'model', 'model', 'model']);
  });

  it.each(['model', 'model-2500', 'model-4999', 'first', 'last'])(
    'reads no more rows than in a small shop: %s',
    async (urlName) => {
      const [row] = await dataSource.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${pageStatement}`,
        [division, urlName, 4],
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      expect(plan?.['Actual Rows']).toBe(1);
      expect(plan && mostRows(plan)).toBeLessThan(fewRows);
    },
  );
});

/** Returns the largest row count of any step of a plan. */
function mostRows(node: PlanNode): number {
  const own = node['Actual Rows'] * node['Actual Loops'];
  return Math.max(own, ...(node.Plans ?? []).map(mostRows));
}
