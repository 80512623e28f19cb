import type { Interaction } from '@selvedge/shared/interactions/interactions';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../pages/index.js';

const asState = {
  accept: 'application/json',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};
const none = { favourite: 0, share: 0, copyLink: 0 };

describe('page interactions', () => {
  let app: TestApp;
  let shop: Store;
  let ada: Browser;
  let ben: Browser;

  const open = async (url: string, isPublished: boolean) => {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'pressed' };
    const pages = app.get(PagesService);
    const { id } = await pages.create(context, { fields: { url, blocks: [] } }, false);
    return isPublished ? pages.publish(context, id) : pages.unpublish(context, id);
  };
  const press = (by: Browser, kind: string, changes: object = {}, headers: object = asState) =>
    by.send('post', '/interactions/', {
      body: new URLSearchParams({ page: '/story/', kind, ...changes }).toString(),
      headers: { ...headers },
    });
  const seen = async (by: Browser, page = '/story/') =>
    (await by.get(`/interactions/?page=${encodeURIComponent(page)}`)).body;
  const counted = async (by: Browser, kind: Interaction, changes: object = {}) =>
    (await press(by, kind, changes)).body;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    await open('/story/', true);
    [ada, ben] = [app.visitor(shop.code), app.visitor(shop.code)];
  });
  afterAll(() => app.close());

  it('BLK-047 count each visitor once', async () => {
    expect(await seen(ada)).toEqual({ counts: none, own: [] });
    const once = { counts: { ...none, favourite: 1 }, own: ['favourite'] };
    expect(await counted(ada, 'favourite')).toEqual(once);
    expect(await counted(ada, 'favourite')).toEqual(once);
    expect((await counted(ben, 'favourite')).counts).toEqual({ ...none, favourite: 2 });
    for (const kind of ['share', 'copyLink', 'share'] as const) await press(ben, kind);
    const counts = { favourite: 2, share: 1, copyLink: 1 };
    expect(await seen(ben)).toEqual({ counts, own: ['favourite', 'share', 'copyLink'] });
    expect(await seen(app.visitor(shop.code))).toEqual({ counts, own: [] });
  });

  it('are anonymous in the log, signed in or not', async () => {
    await press(await app.signInCustomer(shop.code), 'favourite');
    const actors = await app
      .get(DataSource)
      .query<object[]>(
        `SELECT meta ->> 'actor' AS actor FROM es_event WHERE division_id = $1 AND stream_id LIKE 'interactions-%'`,
        [shop.division],
      );
    expect(actors).toEqual([{ actor: 'visitor' }]);
  });

  it('BLK-047 no longer count a withdrawn favourite', async () => {
    await press(ada, 'favourite');
    await press(ada, 'share');
    const withdrawn = { counts: { ...none, share: 1 }, own: ['share'] };
    expect(await counted(ada, 'favourite', { withdrawn: '1' })).toEqual(withdrawn);
    expect((await counted(ada, 'share', { withdrawn: '1' })).counts).toEqual(withdrawn.counts);
  });

  it('redirect back to the page without script', async () => {
    const { status, headers } = await press(
      ada,
      'favourite',
      { block: '7' },
      { ...asState, accept: 'text/html' },
    );
    expect([status, headers['location']]).toEqual([303, '/story/#b-7']);
    expect((await seen(ada)).counts.favourite).toBe(1);
  });

  it('exist for published pages separately, and only in three kinds', async () => {
    await open('/draft/', false);
    await press(ada, 'favourite');
    expect(await seen(ada, '/draft/')).toEqual({ counts: none, own: [] });
    expect((await press(ada, 'share', { page: '/draft/' })).status).toBe(404);
    expect((await press(ada, 'share', { page: '/nowhere/' })).status).toBe(404);
    expect((await press(ada, 'buy')).status).toBe(422);
    await open('/other/', true);
    expect(await seen(ada, '/other/')).toEqual({ counts: none, own: [] });
  });

  it('cannot be linked to the same visitor on another page', async () => {
    await open('/other/', true);
    await press(ada, 'favourite');
    await press(ada, 'favourite', { page: '/other/' });
    const rows = await app
      .get(DataSource)
      .query('SELECT visit_id FROM visit_interactions WHERE division_id = $1', [shop.division]);
    expect(new Set(rows.map((row: { visit_id: string }) => row.visit_id)).size).toBe(2);
  });
});
