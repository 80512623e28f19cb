import { somethingWrong } from '@selvedge/shared/failure-messages';
import { DataSource } from 'typeorm';

import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { StorePages } from './pages.testing.js';

describe('page API', () => {
  let app: TestApp;
  let pages: StorePages;

  beforeAll(async () => {
    app = await startApp();
    pages = await StorePages.open(app);
  });
  afterAll(() => app.close());

  const deep = (levels: number): object => ({
    type: 'row',
    items: levels === 0 ? [] : [deep(levels - 1)],
  });

  it.each<[string, object]>([
    ['page', []],
    ['url', { url: 7 }],
    ['url', { url: '/basket/' }],
    ['url', { url: '/product/tee/' }],
    ['url', { url: `/${'a'.repeat(300)}/` }],
    ['layout', { layout: 'round' }],
    ['flags', { flags: 'homepage' }],
    ['uuid', { uuid: 'mine' }],
    ['version', { version: 'yesterday' }],
    ['properties', { properties: 'none' }],
    ['properties.title', { properties: { title: 'Bare' } }],
    ['properties.title.id', { properties: { title: { id: 'x', value: 'A' } } }],
    ['properties.title', { properties: { title: { value: 'a'.repeat(256) } } }],
    ['properties.loginState', { properties: { loginState: { value: 'somebody' } } }],
    ['blocks', { blocks: { 0: {} } }],
    ['blocks.0', { blocks: ['text'] }],
    ['blocks.0', { blocks: [{ properties: {} }] }],
    ['blocks.0.id', { blocks: [{ id: 1.5, type: 'text' }] }],
    ['blocks.0.items', { blocks: [{ type: 'row', items: 'all' }] }],
    [
      'blocks.0.items.0.items.0.items.0.items.0.items.0.items.0.items.0.items',
      { blocks: [deep(8)] },
    ],
    ['blocks', { blocks: Array.from({ length: 1_001 }, () => ({ type: 'text' })) }],
    ['notes', { notes: 'a\u0000b' }],
  ])('ERR-047 refuses an invalid %s', async (field, body) => {
    const { status, body: refusal } = await pages.post(body);
    expect([status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
  });

  it('ERR-055 VAL-049 PAG-017 reports a failed page with every invalid field', async () => {
    const { body } = await pages.post({ url: 7, layout: 'round' });
    expect([body.message, Object.keys(body.errors)]).toEqual([
      'Page failed validation',
      ['url', 'layout'],
    ]);
  });

  it('ERR-059 reports a block without a type', async () => {
    const { body } = await pages.post({ blocks: [{ properties: {} }] });
    expect(body.errors).toEqual({ 'blocks.0': ['Unable to make block, no type was defined'] });
  });

  it('ERR-044 ERR-045 ERR-048 ERR-049 saves and deletes existing pages for members with permission', async () => {
    const { body } = await pages.post({ url: '/ours/' });
    const helper = await app.signInCustomer(pages.shop.code, [
      { division: pages.shop.division, role: 'member', permissions: ['products'] },
    ]);
    await helper.get('/omnis/v3/dashboard/secure/get/');
    const statuses = async (who: SignedIn, id: number): Promise<readonly number[]> => [
      (await who.send('patch', pages.call(`${id}/`), { body: { notes: 'mine' } })).status,
      (await who.send('delete', pages.call(`${id}/`), {})).status,
    ];
    expect(await statuses(helper, body.id)).toEqual([403, 403]);
    expect(await statuses(pages.owner, 999_999_998)).toEqual([404, 404]);
    expect(await statuses(pages.owner, body.id)).toEqual([200, 204]);
  });

  it('ERR-046 ERR-050 reports that a save or deletion failed', async () => {
    const { body: page } = await pages.post({ url: '/ours/' });
    const source = app.get(DataSource);
    const full = `CHECK (division_id <> ${String(pages.shop.division)}) NOT VALID`;
    await source.query(`ALTER TABLE es_event ADD CONSTRAINT full_disk ${full}`);
    try {
      for (const method of ['patch', 'delete'] as const) {
        const body = { notes: 'mine' };
        const answer = await pages.owner.send(method, pages.call(`${String(page.id)}/`), { body });
        expect(answer).toMatchObject({ status: 500, body: { message: somethingWrong } });
      }
    } finally {
      await source.query('ALTER TABLE es_event DROP CONSTRAINT full_disk');
    }
    const stored = await pages.owner.get(pages.call(`${String(page.id)}/`));
    expect([stored.status, stored.body.notes]).toEqual([200, undefined]);
  });

  it('NFR-008 refuses bodies larger than a page can be', async () => {
    const huge = { notes: 'a'.repeat(1_100_000) };
    expect((await pages.post(huge)).status).toBe(413);
    const text = await pages.owner.send('post', pages.call(), {
      body: 'not json',
      headers: { 'content-type': 'application/json' },
    });
    expect(text.status).toBe(400);
  });
});
