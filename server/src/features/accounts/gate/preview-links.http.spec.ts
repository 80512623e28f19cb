import type { PreviewLink } from '@selvedge/shared/accounts/preview-link';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { asPage } from '../../storefront/storefront.testing.js';

const path = '/omnis/v3/dashboard/preview-link/';
const soon = { comingSoon: { enabled: true, opensAt: null, heading: 'Soon' } };

describe('preview link of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore(soon);
    owner = await app.signInOwner(shop);
    await owner.get(path);
  });
  afterAll(() => app.close());

  const make = async (): Promise<PreviewLink> =>
    (await owner.send('put', path, { body: {} })).body.link;
  const pathOf = ({ url }: PreviewLink): string => new URL(url).pathname;
  const follow = async (link: PreviewLink, code = shop.code) => {
    const visitor = app.visitor(code);
    const { status, headers } = await visitor.get(pathOf(link), asPage);
    expect([status, headers['location'], headers['referrer-policy']]).toEqual([
      303,
      '/',
      'no-referrer',
    ]);
    return visitor;
  };
  const seen = async (visitor: Pick<SignedIn, 'get'>): Promise<number> =>
    (await visitor.get('/', asPage)).status;

  it.each([
    ['coming soon', soon],
    ['behind a password', { passwordProtected: true }],
  ])(
    'GRD-006 grants access to its visitors, besides the team, while the shop is %s',
    async (_how, shut) => {
      shop = await app.openStore(shut);
      owner = await app.signInOwner(shop);
      await owner.get(path);
      const link = await make();
      expect(link.url).toMatch(new RegExp(`^http://${shop.code}\\.localhost/preview/[\\w.-]+$`));
      expect(await seen(await follow(link))).toBe(200);
      expect(await seen(owner)).toBe(200);
      expect(await seen(app.visitor(shop.code))).toBe(303);
    },
  );

  it('is valid until it is replaced, which also ends access already granted', async () => {
    expect((await owner.get(path)).body).toEqual({ link: null });
    const first = await make();
    expect((await owner.get(path)).body).toEqual({ link: first });
    const invited = await follow(first);
    const second = await make();
    expect([await seen(invited), await seen(await follow(first))]).toEqual([303, 303]);
    expect(await seen(await follow(second))).toBe(200);
  });

  it('is no longer valid after it was revoked', async () => {
    const link = await make();
    const invited = await follow(link);
    expect((await owner.send('delete', path, {})).status).toBe(204);
    expect((await owner.get(path)).body).toEqual({ link: null });
    expect([await seen(invited), await seen(await follow(link))]).toEqual([303, 303]);
  });

  it('expires after fourteen days', async () => {
    const link = await make();
    const days = (number: number) =>
      app.get(DataSource).query(
        `UPDATE preview_links SET made_at = made_at - make_interval(days => $2, hours => -1)
           WHERE division_id = $1`,
        [shop.division, number],
      );
    await days(14);
    expect(await seen(await follow(link))).toBe(200);
    await days(1);
    expect(await seen(await follow(link))).toBe(303);
    expect((await owner.get(path)).body).toEqual({ link: null });
  });

  it('is valid for one shop only and cannot be forged', async () => {
    const link = await make();
    const other = await app.openStore(soon);
    expect(await seen(await follow(link, other.code))).toBe(303);
    const [, id = ''] = /preview\/([\w-]+)\./.exec(link.url) ?? [];
    const forged = { ...link, url: `http://x/preview/${id}.${'A'.repeat(43)}` };
    expect(await seen(await follow(forged))).toBe(303);
  });

  it('keeps the user signed in', async () => {
    const customer = await app.signInCustomer(shop.code);
    await customer.get(pathOf(await make()), asPage);
    expect(await seen(customer)).toBe(200);
    const state = await customer.get('/omnis/v3/dashboard/secure/get/');
    expect(state.body.user.email).toBe(customer.email);
  });
});
