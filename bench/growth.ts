import 'reflect-metadata';

import { PRODUCT_ORDERS } from '@selvedge/shared/catalogue/listing/grid';
import { PRODUCT_SORTS } from '@selvedge/shared/products/admin/list-labels';
import { DataSource } from 'typeorm';

import { CatalogueReader } from '../server/src/features/catalogue/catalogue.queries.js';
import { GridReader } from '../server/src/features/catalogue/grid.queries.js';
import {
  multiplyProducts,
  sellCopies,
  wordOfCopy,
} from '../server/src/features/catalogue/many-products.testing.js';
import { offer } from '../server/src/features/catalogue/offer.testing.js';
import { addCollection } from '../server/src/features/catalogue/product-group.testing.js';
import { ProductModelsReader } from '../server/src/features/catalogue/product-models.queries.js';
import { ProductAdminQueries } from '../server/src/features/products/admin/product-admin.queries.js';
import { SearchReader } from '../server/src/features/search/search.queries.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { withBenchDatabase } from './lib/database.js';
import { medianMs, printTable } from './lib/measure.js';

/*
 * Duration of shop lists as the number of products grows, with all products in one collection and
 * two thirds sold. Runs the actual statements without a cache. The ratio compares the largest shop
 * with the smallest; 1 means independent of size.
 */

const sizes = [200, 5_000, 20_000];
const rounds = 15;

const word = wordOfCopy(100);
const misspelt = `${word.slice(0, 5)}${word.slice(6)}`;

interface Read {
  readonly name: string;
  readonly read: (division: number) => Promise<unknown>;
}

function readsOf(app: TestApp): readonly Read[] {
  const [models, grids] = [app.get(ProductModelsReader), app.get(GridReader)];
  const [office, search] = [app.get(ProductAdminQueries), app.get(SearchReader)];
  return [
    { name: 'home: cards', read: (division) => app.get(CatalogueReader).cards(division) },
    { name: 'home: collections', read: (division) => grids.collections(division) },
    ...PRODUCT_ORDERS.flatMap((sort): Read[] => [
      { name: `products, ${sort}`, read: (division) => models.list(division, { limit: 24, sort }) },
      {
        name: `collection, ${sort}`,
        read: (division) => grids.collectionPage(division, 'all', { sort }),
      },
    ]),
    {
      name: 'collection in a colour and size',
      read: (division) => grids.collectionPage(division, 'all', { colour: 'Navy', size: 'S' }),
    },
    ...['tee', word, misspelt, 'zzzqqq'].map((q) => ({
      name: `search: ${q}`,
      read: (division: number) => search.find(division, { q }),
    })),
    ...PRODUCT_SORTS.map((sort) => ({
      name: `office, by ${sort}`,
      read: (division: number) => office.list(division, { sort }, 50),
    })),
    ...[word, 'nowhere-at-all'].map((searchTerm) => ({
      name: `office: ${searchTerm}`,
      read: (division: number) => office.list(division, { searchTerm }, 50),
    })),
  ];
}

/** A separate shop for each size. */
async function stocked(app: TestApp, count: number): Promise<number> {
  const { division } = await app.openStore();
  const { uuid: collection } = await addCollection(app, { division }, { urlName: 'all' });
  await offer(app, { division }, { collections: [collection] });
  await multiplyProducts(app, division, count);
  await sellCopies(app, division, count);
  return division;
}

async function measure(app: TestApp): Promise<void> {
  const divisions: number[] = [];
  for (const size of sizes) divisions.push(await stocked(app, size));
  await app.get(DataSource).query('VACUUM ANALYZE');
  const rows: (readonly string[])[] = [['read', ...sizes.map((size) => `${size} ms`), 'ratio']];
  for (const { name, read } of readsOf(app)) {
    const took: number[] = [];
    for (const division of divisions) took.push(await medianMs(rounds, () => read(division)));
    const ratio = (took.at(-1) ?? 0) / (took[0] ?? 1);
    rows.push([name, ...took.map((ms) => ms.toFixed(1)), ratio.toFixed(1)]);
  }
  printTable('Shop lists by number of products', rows);
}

await withBenchDatabase(async (url) => {
  const app = await startApp({ DATABASE_URL: url });
  try {
    await measure(app);
  } finally {
    await app.close();
  }
});
