import type { StoreRow } from '@selvedge/shared/plans/contract';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { asPage } from '../storefront/storefront.testing.js';

const stores = '/omnis/v3/atlas/stores/';
const plan = '/omnis/v3/dashboard/plan/';

describe('shop plans', () => {
  let app: TestApp;
  let staff: SignedIn;
  let shop: Store;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['stores']);
    // Fetches the CSRF token, as a browser does before its first write.
    await staff.get(stores);
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const rowOf = async ({ code, division }: Store): Promise<StoreRow | undefined> => {
    const { body } = await staff.get(`${stores}?searchTerm=${code.toUpperCase()}`);
    const { data }: { readonly data: readonly StoreRow[] } = body;
    return data.find((row) => row.division === division);
  };
  const setPlan = (isPro: boolean | string, { division } = shop) =>
    staff.send('put', `${stores}${String(division)}/plan/`, { body: { isPro } });

  it('STO-003 are requested by the owner, and granted and withdrawn by staff', async () => {
    expect((await owner.get(plan)).body).toEqual({ isPro: false, askedAt: null });
    const answer = await owner.post(`${plan}ask/`);
    expect(answer.body).toEqual({ isPro: false, askedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect((await owner.post(`${plan}ask/`)).body).toEqual(answer.body);
    expect(await rowOf(shop)).toMatchObject({ ...answer.body, name: shop.name });

    expect((await setPlan(true)).status).toBe(204);
    expect((await owner.get(plan)).body).toEqual({ isPro: true, askedAt: null });
    expect((await setPlan(false)).status).toBe(204);
    expect((await owner.get(plan)).body).toEqual({ isPro: false, askedAt: null });
  });

  it('list shops with a pending request first, page by page', async () => {
    await owner.post(`${plan}ask/`);
    const { body } = await staff.get(`${stores}?perPage=100`);
    const rows: readonly StoreRow[] = body.data;
    const waiting = rows.map(({ askedAt }) => askedAt !== null);
    expect(waiting.lastIndexOf(true)).toBeLessThan(waiting.indexOf(false));
    expect((await staff.get(`${stores}?perPage=1&page=2`)).body.data).toEqual([rows[1]]);
    expect((await staff.get(`${stores}?page=0`)).status).toBe(422);
  });

  it('refuse invalid values, unknown shops and callers without permission', async () => {
    expect((await setPlan('yes')).status).toBe(422);
    expect((await setPlan(true, { ...shop, division: 987_654 })).status).toBe(404);
    const customer = await app.signInCustomer(shop.code);
    expect((await customer.post(`${plan}ask/`)).status).toBe(403);
    const looker = await app.signInStaff(['orders-view']);
    expect((await looker.get(stores)).status).toBe(403);
  });

  it('ERR-043 ERR-054 block new HTML on a page without Pro, but keep existing HTML', async () => {
    const pages = `/omnis/v3/divisions/${String(shop.division)}/pages/`;
    const page = (markup: string) => ({
      url: '/own/',
      blocks: [{ type: 'html', properties: { html: { value: markup } } }],
    });
    const refused = await owner.post(pages, page('<b>One</b>'));
    expect(refused).toMatchObject({ status: 402 });
    expect(refused.body).toMatchObject({ message: 'Pro required to save this page' });

    await setPlan(true);
    const made = await owner.post(pages, page('<b>One</b>'));
    expect(made.status).toBe(201);
    await setPlan(false);
    const path = `${pages}${String(made.body.id)}/`;
    expect((await owner.send('patch', path, { body: page('<b>One</b>') })).status).toBe(200);
    expect((await owner.send('patch', path, { body: page('<b>Two</b>') })).status).toBe(402);
    // The refused change must not reach other editors either.
    expect(JSON.stringify((await owner.get(path)).body)).not.toContain('Two');
  });

  it('RTE-047 have a page that explains Pro and points to the request', async () => {
    const seen = await app.call(shop.code, '/teemill-plans/');
    expect(seen.text).toContain('Request Pro in your dashboard');
    await setPlan(true);
    const after = await app.call(shop.code, '/teemill-plans/');
    expect(after.text).toContain('This shop has Pro.');
  });

  it("GRD-011 describe the viewer's own shops on the page of the main brand", async () => {
    await app.openStore({ division: MAIN_DIVISION, code: 'main', pro: true });
    const mine = [{ division: shop.division, role: 'owner', permissions: [] }] as const;
    const person = await app.signInCustomer('', mine);
    const seenBy = async (one: Pick<SignedIn, 'get'>) =>
      (await one.get('/teemill-plans/', asPage)).text;
    const stranger = await seenBy(app.visitor(''));
    expect(stranger).toContain('href="/dashboard/shops/new"');
    expect(stranger).not.toContain('has Pro.');
    expect(await seenBy(person)).toContain('href="/dashboard/shops"');
    await setPlan(true);
    expect(await seenBy(person)).toContain('Your shop has Pro.');
  });
});
