import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { ImportRun } from './import-run.service.js';
import { waveTee } from '../admin/product-admin.testing.js';
import {
  checked,
  adminPath,
  first,
  header,
  imports,
  listed,
  moon,
  opened,
  run,
  sun,
} from './product-files.testing.js';

const bad = 'Bad tee,bad-tee,t-shirt,no-such-design,Black: S,abc,,maybe,t-shirt';

describe('product import and export', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('CAT-028 reports the effect of a file without applying it', async () => {
    const { owner } = await opened(app);
    const plan = await checked(owner, header, sun, bad, moon);
    expect(plan).toMatchObject({
      fileName: 'spring.csv',
      status: 'checked',
      total: 3,
      done: 1,
      counts: { create: 2, change: 0, unchanged: 0, refused: 1 },
    });
    expect(plan.rows[0]).toEqual({
      row: 2,
      name: 'Bad tee',
      outcome: 'refused',
      changed: [],
      isDone: true,
      reasons: [
        { column: 'price', message: 'Must be a number' },
        { column: 'enabled', message: 'Enter yes or no' },
        { column: 'design_front', message: 'The design no-such-design does not exist' },
      ],
    });
    expect(await listed(owner)).toEqual([]);
  });

  it.each([
    ['VAL-025', 'abc', 'Must be a number'],
    ['VAL-027', '24.005', 'Must have at most two decimal places'],
  ])('%s refuses the price %s', async (_id, price, message) => {
    const { owner } = await opened(app);
    const plan = await checked(owner, header, bad.replace('abc', price));
    expect(plan.rows[0]?.reasons).toContainEqual({ column: 'price', message });
  });

  it('imports a checked file, and reports refused rows', async () => {
    const { owner } = await opened(app);
    const { uuid } = await checked(owner, header, sun, bad, moon);
    const done = await run(owner, uuid);
    expect(done).toMatchObject({ done: 3, counts: { create: 2, refused: 1 } });
    expect(await listed(owner)).toMatchObject([
      { name: 'Moon tee', price: 2600, salePrice: 1950, enabled: false },
      { name: 'Sun tee', price: 2400, salePrice: null, variants: 4, available: 3 },
    ]);
    const made = (await listed(owner))[1]?.uuid ?? '';
    const { colours } = (await owner.get(`${adminPath}${made}/`)).body.product;
    expect(colours[0].images[0]).toMatchObject({
      original: '/images/mockups/t-shirt/front/1f2c47/retro-sun',
      altText: 'Sun tee in Navy, front',
    });
    const report = await owner.get(`${imports}${uuid}/refused/`);
    expect(report.headers['content-type']).toMatch('text/csv');
    expect(report.headers['content-disposition']).toMatch('refused-rows.csv');
    expect(report.text.split('\r\n')).toEqual([
      `row,refused_because,${header}`,
      `2,price: Must be a number; enabled: Enter yes or no; design_front: The design no-such-design does not exist,${bad}`,
      '',
    ]);
  });

  it('resumes after a crash without creating anything twice', async () => {
    const { shop, owner } = await opened(app);
    const { uuid } = await checked(owner, header, sun, moon);
    const { division } = shop;
    const data = { division, uuid, actor: 'customer:1' };
    await app.get(ImportRun).work(data);
    const after = (await listed(owner)).map(({ uuid: one }) => one);
    const events = async () =>
      app
        .get(DataSource)
        .query(`SELECT count(*)::integer FROM es_event WHERE division_id = $1`, [division]);
    const before = await events();
    // Simulates a crash after the products were saved and before the progress was recorded.
    await app
      .get(DataSource)
      .query(
        `UPDATE product_import_rows SET is_done = false WHERE division_id = $1 AND import_uuid = $2`,
        [division, uuid],
      );
    await app
      .get(DataSource)
      .query(`UPDATE product_imports SET status = 'running' WHERE division_id = $1 AND uuid = $2`, [
        division,
        uuid,
      ]);
    const done = await run(owner, uuid);
    expect(done).toMatchObject({ status: 'done', done: 2, counts: { create: 2 } });
    expect(await events()).toEqual(before);
    expect((await listed(owner)).map(({ uuid: one }) => one)).toEqual(after);
    expect((await owner.post(`${imports}${uuid}/run/`)).body.status).toBe('done');
  });

  it('applies rows to the store at the time of the run, not of the check', async () => {
    const { owner } = await opened(app);
    const { uuid } = await checked(owner, header, sun);
    await owner.post(`${adminPath}from-design/`, { ...waveTee, name: 'Sun tee' });
    const plan = await checked(owner, header, sun);
    expect(plan.counts.change).toBe(1);
    const done = await run(owner, uuid);
    expect(done.counts).toMatchObject({ create: 1 });
    expect(await listed(owner)).toHaveLength(1);
  });

  it('accepts its own export without changes', async () => {
    const { owner } = await opened(app);
    await run(owner, (await checked(owner, header, sun, moon)).uuid);
    await owner.post(`${adminPath}from-design/`, {
      ...waveTee,
      name: '=1+1, "quoted" | café',
      description: 'Two\nlines',
    });
    const file = await owner.get(`${adminPath}export/`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="products.csv"');
    expect(file.text).toContain(`"'=1+1, ""quoted"" | café"`);
    const again = await checked(owner, file.text);
    expect(again.counts).toEqual({ create: 0, change: 0, unchanged: 3, refused: 0 });
    const dearer = await checked(owner, file.text.replace(',26.00,', ',27.00,'));
    expect(dearer.counts).toMatchObject({ change: 1, unchanged: 2 });
    expect(dearer.rows.find(({ outcome }) => outcome === 'change')?.changed).toEqual(['price']);
  });

  it('changes only the columns of the file', async () => {
    const { owner } = await opened(app);
    await run(owner, (await checked(owner, header, sun)).uuid);
    const uuid = await first(owner);
    const before = (await owner.get(`${adminPath}${uuid}/`)).body.product;
    await run(owner, (await checked(owner, 'uuid,tags', `${uuid},sea | sun`)).uuid);
    expect((await owner.get(`${adminPath}${uuid}/`)).body.product).toEqual({
      ...before,
      tags: ['sea', 'sun'],
    });
  });

  it('keeps images and SKUs of existing colours, and generates those of new ones', async () => {
    const { owner } = await opened(app);
    await run(owner, (await checked(owner, header, sun)).uuid);
    const cells = `sun-tee,"Navy: S, 3XL | Coral: S"`;
    await run(owner, (await checked(owner, 'url_name,colours', cells)).uuid);
    const uuid = await first(owner);
    const { colours } = (await owner.get(`${adminPath}${uuid}/`)).body.product;
    expect(colours).toMatchObject([
      { name: 'Navy', sizes: [{ sku: 'SUN-TEE-NAVY-S' }, { sku: 'SUN-TEE-NAVY-3XL' }] },
      {
        name: 'Coral',
        images: [{ original: '/images/mockups/t-shirt/front/e2725b/retro-sun' }, {}],
      },
    ]);
  });

  it('generates new images if a file changes the design', async () => {
    const { owner } = await opened(app);
    await run(owner, (await checked(owner, header, sun)).uuid);
    await run(owner, (await checked(owner, 'url_name,design_front', 'sun-tee,alpine')).uuid);
    const uuid = await first(owner);
    const { colours } = (await owner.get(`${adminPath}${uuid}/`)).body.product;
    expect(colours[0].images[0].original).toBe('/images/mockups/t-shirt/front/1f2c47/alpine');
  });
});
