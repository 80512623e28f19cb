import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { foreignPage, StorePages } from './pages.testing.js';

describe('permissions of the page API', () => {
  let app: TestApp;
  let pages: StorePages;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    pages = await StorePages.open(app);
  });
  afterAll(() => app.close());

  it('PRM-006 ERR-039 limit changes to members with permission, on their own host', async () => {
    const { body } = await pages.post(foreignPage);
    expect((await app.visitor(pages.shop.code).get(pages.call())).status).toBe(401);
    const customer = await app.signInCustomer(pages.shop.code);
    expect((await customer.get(pages.call())).status).toBe(403);
    const helper = await app.signInCustomer(pages.shop.code, [
      { division: pages.shop.division, role: 'member', permissions: ['products'] },
    ]);
    expect((await helper.get(pages.call())).status).toBe(403);
    // Every member of the store may read its pages (RTM-003).
    expect((await helper.get(pages.at(body.id))).status).toBe(200);
    const changes = [
      helper.post(pages.call(), {}),
      helper.send('patch', pages.at(body.id), { body: {} }),
      helper.post(pages.at(body.id, 'duplicate/')),
      helper.post(pages.at(body.id, 'publish/')),
      helper.post(pages.at(body.id, 'unpublish/')),
      helper.post(pages.at(body.id, 'revisions/')),
      helper.send('delete', pages.at(body.id), {}),
    ];
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses).toEqual(changes.map(() => 403));
    const other = await app.openStore();
    const otherOwner = await app.signInOwner(other);
    const foreign = await otherOwner.get(pages.at(body.id));
    expect([foreign.status, foreign.body.message]).toEqual([
      403,
      "Oops... Looks like you're trying to access a page from another store",
    ]);
    expect((await otherOwner.get(pages.call(`${String(body.id)}/`, other.division))).status).toBe(
      404,
    );
  });

  it('API-001 require the CSRF token of the session', async () => {
    const fresh = await app.signInOwner(pages.shop);
    expect((await fresh.send('post', pages.call(), { body: {} })).status).toBe(403);
  });
});
