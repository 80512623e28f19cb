import { randomUUID } from 'node:crypto';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import {
  checked,
  adminPath,
  first,
  header,
  imports,
  moon,
  opened,
  run,
  sun,
  upload,
} from './product-files.testing.js';

describe('refusals of a product file', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it.each([
    ['a missing price', 'name,price,garment,colours', 'A,,t-shirt,Navy: S', 'price'],
    [
      'a sale price above the price',
      'name,price,sale_price,garment,colours',
      'A,10,12,t-shirt,Navy: S',
      'sale_price',
    ],
    ['no name', 'name,price,garment,colours', ',10,t-shirt,Navy: S', 'name'],
    ['no colours', 'name,price', 'A,10', 'colours'],
    ['unreadable colours', 'name,price,garment,colours', 'A,10,t-shirt,Navy', 'colours'],
    [
      'an unavailable fabric',
      'name,price,garment,colours',
      'A,10,t-shirt,Neon #00ff00: S',
      'colours',
    ],
    ['a colour without value', 'name,price,garment,colours', 'A,10,t-shirt,Neon: S', 'colours'],
    ['no pictures', 'name,price,colours', 'A,10,Navy: S', 'colours'],
    [
      'an unknown default colour',
      'name,price,garment,colours,default_colour',
      'A,10,t-shirt,Navy: S,Coral',
      'default_colour',
    ],
    [
      'an address with blanks',
      'name,price,garment,colours,url_name',
      'A,10,t-shirt,Navy: S,a b',
      'url_name',
    ],
    [
      'an unknown collection',
      'name,price,garment,colours,collections',
      'A,10,t-shirt,Navy: S,none',
      'collections',
    ],
    ['an unknown garment', 'name,price,garment,colours', 'A,10,kilt,Navy: S', 'garment'],
    [
      'an unknown gender',
      'name,price,garment,colours,gender',
      'A,10,t-shirt,Navy: S,cat',
      'gender',
    ],
    [
      'an invalid position',
      'name,price,garment,colours,position',
      'A,10,t-shirt,Navy: S,-1',
      'position',
    ],
    [
      'invalid cross-sell uuids',
      'name,price,garment,colours,cross_sell_products',
      'A,10,t-shirt,Navy: S,x',
      'cross_sell_products',
    ],
    [
      'a name that is too long',
      'name,price,garment,colours',
      `${'A'.repeat(201)},10,t-shirt,Navy: S`,
      'name',
    ],
    ['more cells than columns', 'name,price', 'A,10,11', ''],
  ])('report a row with %s at its column', async (_, columns, row, column) => {
    const { owner } = await opened(app);
    const { rows } = await checked(owner, columns, row);
    expect(rows[0]?.outcome).toBe('refused');
    expect(rows[0]?.reasons.map((reason) => reason.column)).toEqual([column]);
  });

  it('cover a second row for a product, a taken address and a foreign uuid', async () => {
    const { owner } = await opened(app);
    const other = await opened(app);
    await run(owner, (await checked(owner, header, sun, moon)).uuid);
    const uuid = await first(owner);
    const twice = await checked(owner, 'uuid,tags', `${uuid},a`, `${uuid},b`);
    expect(twice.counts).toMatchObject({ change: 1, refused: 1 });
    const taken = await checked(owner, 'uuid,url_name', `${uuid},sun-tee`);
    expect(taken.rows[0]?.reasons[0]?.column).toBe('url_name');
    const foreign = await checked(other.owner, 'uuid,tags', `${uuid},a`);
    expect(foreign.rows[0]?.reasons[0]?.column).toBe('uuid');
    const broken = await checked(owner, 'uuid,tags', `x,a`);
    expect(broken.rows[0]?.reasons[0]?.column).toBe('uuid');
  });

  it.each([
    ['an unknown column', 'name,colour\nA,B'],
    ['a column twice', 'name,name\nA,B'],
    ['no identifying column', 'price\n10'],
    ['no rows', 'name\n'],
    ['nothing', ' '],
    ['an open quote', 'name\n"A'],
    ['broken UTF-8', 'name\nA\uFFFD'],
    ['U+0000', 'name\nA\u0000'],
  ])('cover a file with %s', async (_, text) => {
    const { owner } = await opened(app);
    expect((await upload(owner, text)).status).toBe(422);
  });

  it('cover a file that is too large, of another type, or sent without a token', async () => {
    const { owner } = await opened(app);
    expect((await upload(owner, `name\n${'x'.repeat(4 * 1_048_576)}`)).status).toBe(413);
    expect((await upload(owner, '{}', 'application/json')).status).toBe(415);
    expect((await upload(owner, 'name', 'text/plain')).status).toBe(415);
    const call = { headers: { 'content-type': 'text/csv' }, body: 'name\nA' };
    expect((await owner.send('post', imports, call)).status).toBe(403);
  });

  it('STO-001 ERR-003 hide an import from everyone else', async () => {
    const { shop, owner } = await opened(app);
    const { uuid } = await checked(owner, header, sun);
    const stranger = await app.signInCustomer(shop.code);
    const { owner: neighbour } = await opened(app);
    for (const path of [`${imports}${uuid}/`, `${imports}${uuid}/refused/`]) {
      expect((await stranger.get(path)).status).toBe(403);
      expect((await neighbour.get(path)).status).toBe(404);
      expect((await app.visitor(shop.code).get(path)).status).toBe(401);
    }
    expect((await neighbour.post(`${imports}${uuid}/run/`)).status).toBe(404);
    expect((await neighbour.get(`${imports}${randomUUID()}/`)).status).toBe(404);
    expect((await stranger.get(`${adminPath}export/`)).status).toBe(403);
    const file = await neighbour.get(`${adminPath}export/`);
    expect(file.text.trim().split('\r\n')).toHaveLength(1);
  });
});
