import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { Guests } from '../../pages/collab/collab.testing.js';
import { asPage, payloadIn } from '../../storefront/storefront.testing.js';
import { editorOrigin, opened, openConnectShop, type ConnectShop } from '../connect.testing.js';

describe('page in the frame of an external editor', () => {
  let app: TestApp;
  const guests = new Guests(() => app);

  beforeAll(async () => {
    app = await startApp();
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const pathOf = (frameUrl: string) => new URL(frameUrl).pathname + new URL(frameUrl).search;
  const ancestorsIn = ({ headers }: Answer) =>
    /frame-ancestors [^;]*/.exec(headers['content-security-policy'] ?? '')?.[0];

  /** Opens a shop with an editor session, and requests its pages without cookies. */
  async function framed(changes: Partial<Store> = {}) {
    const shop = await openConnectShop(app, changes);
    const { session } = await opened(shop);
    const get = (path: string) => app.visitor(shop.shop.code).get(path, asPage);
    return { shop, session, get, shown: await get(pathOf(session.frameUrl)) };
  }

  async function retitle({ owner, shop, page }: ConnectShop, value: string): Promise<void> {
    const { doc, acknowledged } = await guests.join(
      ...([owner, { division: shop.division, id: page.id }] as const),
      { ack: '1' },
    );
    setPageProperty(doc, 'us', { name: 'title', value });
    await until(acknowledged, (count) => count > 0);
  }

  it('can be framed by that editor only, and is not cached', async () => {
    const { shown } = await framed();
    expect(shown.status).toBe(200);
    expect(ancestorsIn(shown)).toBe(`frame-ancestors ${editorOrigin}`);
    expect(shown.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
      'x-cache': 'bypass',
    });
    expect(shown.headers).not.toHaveProperty('etag');
  });

  it('has an unknown page mode at first', async () => {
    const { shown } = await framed();
    expect(payloadIn(shown).modes).toEqual({ operator: 'default', page: 'unknown' });
  });

  it('shows the live draft, while shoppers see the published page', async () => {
    const { shop, session, get } = await framed();
    await get('/faqs/');
    await retitle(shop, 'Not yet published');
    expect((await get(pathOf(session.frameUrl))).text).toContain('Not yet published');
    for (const path of ['/faqs/', '/faqs/?connect=nothing', `/?connect=${session.sessionId}`])
      expect((await get(path)).text).not.toContain('Not yet published');
  });

  it('shows unpublished pages and closed shops, for its own page only', async () => {
    const { shop, session, get } = await framed({ passwordProtected: true });
    const { division } = shop.shop;
    await shop.owner.post(`/omnis/v3/divisions/${division}/pages/${shop.page.id}/unpublish/`);
    expect((await get(pathOf(session.frameUrl))).status).toBe(200);
    const other = await get(`/?connect=${session.sessionId}`);
    expect([other.status, other.headers['location']]).toEqual([303, '/login/']);
    expect((await get('/faqs/')).status).toBe(303);
  });

  it.each(['', '?connect=nothing', '?connect=0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f'])(
    'can be framed only by the shop itself at %p',
    async (query) => {
      const { get } = await framed();
      const shown = await get(`/faqs/${query}`);
      expect([shown.status, ancestorsIn(shown)]).toEqual([200, "frame-ancestors 'self'"]);
      expect(payloadIn(shown).modes).toBeUndefined();
    },
  );

  it('cannot be framed by the editor once the session has ended', async () => {
    const { shop, session, get } = await framed();
    const call = `/omnis/v3/connect/sessions/${session.sessionId}/`;
    await shop.owner.send('delete', call, { body: {} });
    expect(ancestorsIn(await get(pathOf(session.frameUrl)))).toBe("frame-ancestors 'self'");
  });

  it('has the same headers on a missing page', async () => {
    const { session, get } = await framed();
    const missing = await get(`/no-such-page/?connect=${session.sessionId}`);
    expect([missing.status, ancestorsIn(missing)]).toEqual([
      404,
      `frame-ancestors ${editorOrigin}`,
    ]);
  });
});
