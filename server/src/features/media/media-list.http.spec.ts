import type { MediaItem, MediaPage } from '@selvedge/shared/media/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { PagesService } from '../pages/index.js';
import { asPage, block, screenIn } from '../storefront/storefront.testing.js';
import { StoresService } from '../stores/index.js';
import { drawing, film, libraryPath, picture, uploaded } from './media.testing.js';

const library = '/omnis/v3/artemis/query/';

describe('media list', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let sea: MediaItem;
  let logo: MediaItem;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    sea = await uploaded(owner, await picture('jpeg'), 'Sea_100%.jpg');
    await owner.send('patch', `${libraryPath}${sea.uuid}/`, {
      body: { tags: ['summer', 'lookbook 26'], altText: 'Waves' },
    });
    logo = await uploaded(owner, Buffer.from(drawing), 'Logo.svg');
    await owner.send('patch', `${libraryPath}${logo.uuid}/`, { body: { tags: ['summer'] } });
    await uploaded(owner, film(), 'Walk.mp4');
    await uploaded(owner, await picture(), 'Tee.png');
    await app
      .get(StoresService)
      .save(
        { actor: 'system:test', correlationId: 'media-list' },
        { ...shop, logo: logo.thumbnails.original },
      );
  });
  afterAll(() => app.close());

  const ask = (query: string, browser: Browser = owner): Promise<Answer> =>
    browser.get(`${library}${query}`);
  const names = async (query: string): Promise<readonly string[]> => {
    // Safe: response of API-036.
    const { data } = (await ask(query)).body as MediaPage;
    return data.map(({ name }) => name);
  };

  it('BLK-102 CST-094 fills a grid and a feed with the first images, up to their limit', async () => {
    const blocks = [
      block('grid', { itemFactory: 'drive', limit: 2 }),
      block('feed', { source: 'drive', tag: 'summer', limit: 1 }),
      block('grid', { itemFactory: 'drive', tag: 'lookbook 26' }),
    ];
    await app
      .get(PagesService)
      .create(
        { division: shop.division, actor: 'system:test', correlationId: 'media-list' },
        { fields: { url: '/pictures/', blocks } },
        false,
      );
    const answer = await app.visitor(shop.code).get('/pictures/', asPage);
    const pictures = screenIn(answer, 'page').blocks.map((shown) =>
      'pictures' in shown ? (shown.pictures ?? []).map(({ altText }) => altText) : [],
    );
    expect(pictures.map((shown) => shown.length)).toEqual([2, 1, 1]);
    expect(pictures[2]).toEqual(['Waves']);
    expect(answer.text).toContain(`/images/${logo.uuid}`);
  });

  it('API-036 IMG-017 returns the newest items first, with thumbnails.original', async () => {
    const { status, body } = await ask('');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 4, page: 1, perPage: 48 });
    expect(await names('')).toEqual(['Tee.png', 'Walk.mp4', 'Logo.svg', 'Sea_100%.jpg']);
    expect(body.data[3]).toMatchObject({
      uuid: sea.uuid,
      tags: ['summer', 'lookbook 26'],
      thumbnails: { original: `/images/${sea.uuid}` },
    });
  });

  it.each([
    ['?macros=type:image', ['Tee.png', 'Logo.svg', 'Sea_100%.jpg']],
    ['?macros=type:video', ['Walk.mp4']],
    ['?macros=type:svg', ['Logo.svg']],
    ['?macros=tag:summer', ['Logo.svg', 'Sea_100%.jpg']],
    ['?macros=tag:summer,tag:lookbook 26', ['Sea_100%.jpg']],
    ['?macros=tag:Summer', []],
    ['?macros=used', ['Logo.svg']],
    ['?macros=unused', ['Tee.png', 'Walk.mp4', 'Sea_100%.jpg']],
    ['?macros=unused,type:jpeg', ['Sea_100%.jpg']],
    ['?macros=', ['Tee.png', 'Walk.mp4', 'Logo.svg', 'Sea_100%.jpg']],
    ['?searchTerm=sea', ['Sea_100%.jpg']],
    ['?searchTerm=WAVES', ['Sea_100%.jpg']],
    ['?searchTerm=W%C3%A4ves', ['Sea_100%.jpg']],
    ['?searchTerm=%EF%BC%AC%EF%BD%8Fgo', ['Logo.svg']],
    ['?searchTerm=lookbook', ['Sea_100%.jpg']],
    ['?searchTerm=%25', ['Sea_100%.jpg']],
    ['?searchTerm=_', ['Sea_100%.jpg']],
    ['?searchTerm=%5C', []],
    ["?searchTerm=' OR 1=1 --", []],
    ['?perPage=3', ['Tee.png', 'Walk.mp4', 'Logo.svg']],
    ['?perPage=3&page=2', ['Sea_100%.jpg']],
    ['?perPage=3&page=9', []],
  ])('API-036 returns the matches of %s', async (query, found) => {
    expect(await names(query.replaceAll(' ', '%20'))).toEqual(found);
  });

  it('API-036 has the total of all pages on every page', async () => {
    const { body } = await ask('?perPage=3&page=9');
    expect(body).toEqual({ data: [], total: 4, page: 9, perPage: 3 });
  });

  it('API-036 needs one statement besides the session', async () => {
    const statements = await statementsOf(app, (headers) =>
      owner.get(`${library}?macros=unused&searchTerm=sea`, { headers }),
    );
    expect(statements.filter((statement) => /\bmedia\b/.test(statement))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(2);
  });

  it.each([
    '?macros=newest',
    '?macros=type:exe',
    `?macros=${`tag:a${'%20'.repeat(39)},`.repeat(10)}!`,
    '?macros=a&macros=b',
    `?macros=${'tag:a,'.repeat(90)}`,
    '?page=0',
    '?page=1.5',
    '?page=all',
    '?page=10001',
    '?perPage=0',
    '?perPage=201',
    '?searchTerm=a%00b',
    `?searchTerm=${'x'.repeat(101)}`,
    '?division=0',
    '?division=mine',
    '?division=99999999999',
  ])('API-036 refuses %s', async (query) => {
    const answer = await ask(query);
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
  });

  it('API-036 is for members who may change products of the store', async () => {
    const { division, code } = shop;
    const member = (permissions: readonly ('products' | 'orders')[]): Promise<SignedIn> =>
      app.signInCustomer(code, [{ division, role: 'member', permissions }]);
    expect((await ask('', app.visitor(code))).status).toBe(401);
    expect((await ask('', await app.signInCustomer(code))).status).toBe(403);
    expect((await ask('', await member(['orders']))).status).toBe(403);
    expect((await ask('', await member(['products']))).status).toBe(200);
  });

  it('API-036 checks the permission before it parses the query', async () => {
    const broken = '?macros=newest&division=mine';
    expect((await ask(broken, app.visitor(shop.code))).status).toBe(401);
    expect((await ask(broken, await app.signInCustomer(shop.code))).status).toBe(403);
  });

  it('ERR-039 API-036 refuses other divisions on the host of a store, even to its owner', async () => {
    const other = await app.openStore();
    const of = (division: number): string => `?division=${division}`;
    const both = await app.signInCustomer(
      shop.code,
      [shop, other].map(({ division }) => ({ division, role: 'owner', permissions: [] })),
    );
    const refused = await ask(of(other.division), both);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "Oops... Looks like you're trying to access a page from another store",
    ]);
    expect((await ask(of(shop.division), both)).body.total).toBe(4);
    expect((await ask('?division=2147483647', both)).status).toBe(403);
    expect((await ask(`?division=0${other.division}`, both)).status).toBe(403);
    const atHome = await app.signInOwner(other);
    expect((await ask('', atHome)).body).toMatchObject({ data: [], total: 0 });
  });

  it('ERR-039 API-036 checks the permission in the division on the main brand', async () => {
    const query = `?division=${shop.division}`;
    const mine = { division: shop.division, role: 'owner', permissions: [] } as const;
    expect((await ask(query, await app.signInCustomer('', [mine]))).body.total).toBe(4);
    expect((await ask(query, await app.signInCustomer(''))).status).toBe(403);
    expect((await ask(query, await app.signInStaff(['stores']))).body.total).toBe(4);
    expect((await ask(query, await app.signInStaff(['orders-view']))).status).toBe(403);
  });

  it('IMG-017 lists the tags, most used first', async () => {
    expect((await owner.get(`${libraryPath}tags/`)).body).toEqual([
      { tag: 'summer', count: 2 },
      { tag: 'lookbook 26', count: 1 },
    ]);
  });
});
