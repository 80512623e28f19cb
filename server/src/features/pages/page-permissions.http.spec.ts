import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { foreignPage } from './pages.testing.js';

describe('the pages of a store, for whoever comes', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    await owner.get('/omnis/v3/dashboard/secure/get/');
  });
  afterAll(() => app.close());

  const call = (rest = '', division = shop.division) =>
    `/omnis/v3/divisions/${division}/pages/${rest}`;
  const at = (id: number, rest = '') => call(`${id}/${rest}`);
  const post = (body: object, rest = '?imageType=object'): Promise<Answer> =>
    owner.send('post', call(rest), { body });

  it('PRM-006 ERR-039 are for those who may change them, on their own host', async () => {
    const { body } = await post(foreignPage);
    expect((await app.visitor(shop.code).get(call())).status).toBe(401);
    const customer = await app.signInCustomer(shop.code);
    expect((await customer.get(call())).status).toBe(403);
    const helper = await app.signInCustomer(shop.code, [
      { division: shop.division, role: 'member', permissions: ['products'] },
    ]);
    expect((await helper.get(call())).status).toBe(403);
    // RTM-003: whoever belongs to the store may look at what others make.
    expect((await helper.get(at(body.id))).status).toBe(200);
    const changes = [
      helper.post(call(), {}),
      helper.send('patch', at(body.id), { body: {} }),
      helper.post(at(body.id, 'duplicate/')),
      helper.post(at(body.id, 'publish/')),
      helper.post(at(body.id, 'unpublish/')),
      helper.post(at(body.id, 'revisions/')),
      helper.send('delete', at(body.id), {}),
    ];
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses).toEqual(changes.map(() => 403));
    const other = await app.openStore();
    const elsewhere = await app.signInOwner(other);
    const foreign = await elsewhere.get(at(body.id));
    expect([foreign.status, foreign.body.message]).toEqual([
      403,
      "Oops... Looks like you're trying to access a page from another store",
    ]);
    expect((await elsewhere.get(call(`${String(body.id)}/`, other.division))).status).toBe(404);
  });

  it('API-001 need the token of their session', async () => {
    const fresh = await app.signInOwner(shop);
    expect((await fresh.send('post', call(), { body: {} })).status).toBe(403);
  });
});
