import type { Store } from '@selvedge/shared/stores/contract';
import type { ThemeAnswer } from '@selvedge/shared/themes/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { asPage } from '../storefront/storefront.testing.js';
import { StoresService } from '../stores/index.js';

describe('THM-001 the theme of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore({ theme: 'tropic' });
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const pathOf = ({ division }: Store) => `/omnis/v3/divisions/${String(division)}/theme/`;

  async function read(): Promise<ThemeAnswer> {
    const { status, body } = await owner.get(pathOf(shop));
    expect(status).toBe(200);
    return body;
  }

  async function put(changes: object, by: SignedIn = owner): Promise<Answer> {
    const { position, name, values } = await read();
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send('put', pathOf(shop), { body: { position, name, values, ...changes } });
  }

  const styleOf = async ({ code }: Store) => {
    const { text } = await app.visitor(code).get('/', asPage);
    return /<style>(.*?)<\/style>/.exec(text)?.[1] ?? '';
  };

  it('LAY-048 THM-092 is saved as its parent’s name with overrides and applies from the next request', async () => {
    const neighbour = await app.openStore({ theme: 'tropic' });
    const before = await styleOf(neighbour);
    expect(await styleOf(shop)).toBe(before);
    expect(await read()).toMatchObject({ name: 'tropic', values: {} });
    const values = { 'primary.color': '#123456', 'text.font': 'Bitter' };
    const { status, body } = await put({ values });
    expect([status, body.name, body.values]).toEqual([200, 'tropic', values]);
    expect(await read()).toEqual(body);
    const style = await styleOf(shop);
    expect(style).toContain('--primary-color:#123456');
    expect(style).toContain("@font-face{font-family:'Bitter';");
    expect(style).not.toContain("font-family:'Lato'");
    expect(await styleOf(neighbour)).toBe(before);
    expect((await put({ values: {} })).status).toBe(200);
    expect(await styleOf(shop)).toBe(before);
  });

  it('THM-001 can be replaced, which drops the overrides of the previous one', async () => {
    expect((await put({ name: 'nordic', values: { 'border.radius': '3px' } })).status).toBe(200);
    expect(await styleOf(shop)).toContain('--border-radius:3px');
    const { body } = await app.call(shop.code, '/omnis/v3/frontend/getStoreCoreData/json/');
    expect(body.state.subdomain.theme).toBe('nordic');
  });

  it('THM-007 can be previewed on the host of the store', async () => {
    expect((await read()).previewHost).toBe(`${shop.code}.localhost`);
  });

  it.each<[string, object]>([
    ['name', { name: 'noSuchTheme' }],
    ['name', { name: 'deepSpace' }],
    ['name', { name: 'atlas' }],
    ['name', { name: 7 }],
    ['values', { values: 'none' }],
    ['values', { values: ['#fff'] }],
    ['values.button.radius', { values: { 'button.radius': '4px' } }],
    ['values.border.radius', { values: { 'border.radius': '4px;color:red' } }],
    ['values.border.radius', { values: { 'border.radius': 4 } }],
    ['values.primary.color', { values: { 'primary.color': 'green' } }],
    ['values.theme', { values: { 'text.color': '{nothing}' } }],
    [
      'values.theme',
      { values: { 'text.color': '{heading.color}', 'heading.color': '{text.color}' } },
    ],
    ['position', { position: 'first' }],
  ])('THM-052 ERR-009 refuses an invalid %s', async (field, changes) => {
    const { status, body } = await put(changes);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toBe(field);
  });

  it('STO-003 THM-006 A-36 can be a Pro variant only for stores with Pro', async () => {
    const { status, body } = await put({ name: 'teemillPro' });
    expect([status, body.title]).toEqual([402, '402 Pro upgrade required']);
    const saving = { actor: 'system:test', correlationId: 'themes' };
    await app.get(StoresService).save(saving, { ...shop, pro: true });
    expect((await put({ name: 'teemillPro' })).status).toBe(200);
  });

  it('THM-046 stays usable for a store that has it after it is withdrawn', async () => {
    shop = await app.openStore({ theme: 'deepSpace' });
    owner = await app.signInOwner(shop);
    expect((await put({ values: { 'border.radius': '3px' } })).status).toBe(200);
    expect(await styleOf(shop)).toContain('--border-radius:3px');
  });

  it('answers a conflicting save with the current theme', async () => {
    const { position } = await read();
    expect((await put({ name: 'nordic' })).status).toBe(200);
    const { status, body } = await put({ position, name: 'gallery' });
    expect([status, body.current.name]).toEqual([409, 'nordic']);
    expect((await read()).name).toBe('nordic');
  });

  it('is saved by exactly one of several simultaneous requests', async () => {
    const { position } = await read();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        put({ position, values: { 'border.radius': `${String(index + 2)}px` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
  });

  it('PRM-006 can be changed only with permission', async () => {
    expect((await app.visitor(shop.code).get(pathOf(shop))).status).toBe(401);
    const customer = await app.signInCustomer(shop.code);
    expect((await customer.get(pathOf(shop))).status).toBe(403);
    expect((await put({ name: 'nordic' }, customer)).status).toBe(403);
    const { division } = shop;
    const clerk = await app.signInCustomer(shop.code, [
      { division, role: 'member', permissions: ['settings'] },
    ]);
    expect((await put({ name: 'nordic' }, clerk)).status).toBe(403);
    const designer = await app.signInCustomer(shop.code, [
      { division, role: 'member', permissions: ['theme'] },
    ]);
    expect((await put({ name: 'nordic' }, designer)).status).toBe(200);
  });
});
