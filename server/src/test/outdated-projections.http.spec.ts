import { DataSource } from 'typeorm';

import { offer } from '../features/catalogue/offer.testing.js';
import { freshDatabase, type FreshDatabase } from '../platform/testing/database.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';

describe('an outdated read model', () => {
  let database: FreshDatabase;
  const apps: TestApp[] = [];

  const start = async (): Promise<TestApp> => {
    const app = await startApp({ DATABASE_URL: database.url });
    apps.push(app);
    return app;
  };
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.drop();
  });

  it('is rebuilt once by concurrently starting servers, before they serve', async () => {
    const first = await start();
    const shops = [await first.openStore(), await first.openStore()];
    const products = await Promise.all(shops.map((shop) => offer(first, shop)));
    const dataSource = first.get(DataSource);
    const ask = (sql: string): Promise<unknown> => dataSource.query(sql);
    const rows = () => ask('SELECT uuid, product, url_name FROM products ORDER BY uuid');
    const whole = await rows();
    await ask(`UPDATE products SET product = product - 'designs' - 'tags', url_name = uuid::text`);
    await ask(`INSERT INTO es_outdated_projection VALUES ('products'), ('long-gone')`);

    await Promise.all([start(), start()]);

    expect(await rows()).toEqual(whole);
    expect(products).toHaveLength(2);
    expect(await ask('SELECT name FROM es_outdated_projection')).toEqual([]);
  });

  it('is left alone if it is not marked as outdated', async () => {
    const app = await start();
    const { urlName } = await offer(app, await app.openStore());
    const dataSource = app.get(DataSource);
    await dataSource.query(`UPDATE products SET position = 77 WHERE url_name = $1`, [urlName]);
    await start();
    const [row] = await dataSource.query<{ position: number }[]>(
      'SELECT position FROM products WHERE url_name = $1 ORDER BY position DESC',
      [urlName],
    );
    expect(row?.position).toBe(77);
  });
});
