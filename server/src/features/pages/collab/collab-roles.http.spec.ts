import { closeCodes } from '@selvedge/shared/collab/close-codes';
import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { postForeignPage, type PostedPage } from '../pages.testing.js';
import { Guests, RawClient, ticketOf } from './collab.testing.js';

describe('store members on a live page', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let page: PostedPage;
  const guests = new Guests(() => app);

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    page = await postForeignPage(owner, shop);
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const member = (...permissions: readonly DashboardPermission[]): Promise<SignedIn> =>
    app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions }]);
  const path = (rest: string) => `/omnis/v3/divisions/${page.division}/pages/${page.id}/${rest}`;
  const grant = async (to: SignedIn, permissions: readonly string[], by = owner) => {
    // A first read issues the token that later changes need.
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send('put', `/omnis/v3/dashboard/team/${to.subject.id}/`, { body: { permissions } });
  };

  it.each([
    ['view', [], ['page:read'], [200, 200, 403, 403, 403]],
    ['comment', ['pages-comment'], ['page:read', 'comment'], [200, 200, 200, 403, 403]],
    ['edit', ['pages-edit'], ['page:read', 'comment', 'page:write'], [200, 200, 200, 201, 403]],
    [
      'publish',
      ['pages'],
      ['page:read', 'comment', 'page:write', 'publish'],
      [200, 200, 200, 201, 200],
    ],
  ] as const)('may %s, and nothing else', async (_, held, scopes, statuses) => {
    const person = await member(...held);
    const { ticket, doc } = await guests.join(person, page);
    expect(ticket.scopes).toEqual(scopes);
    const calls = [
      await person.get(path('')),
      await person.get(path('revisions/')),
      await person.get(path('comments/')),
      await person.post(path('revisions/')),
      await person.post(path('publish/')),
    ];
    expect(calls.map(({ status }) => status)).toEqual(statuses);
    const watching = await guests.join(owner, page);
    setPageProperty(doc, 'me', { name: 'title', value: 'Mine' });
    setPageProperty(watching.doc, 'me', { name: 'description', value: 'Last' });
    await until(() => doc.getMap('props').toJSON()['description'] === 'Last');
    const mayWrite = ticket.scopes.includes('page:write');
    const title = () => watching.doc.getMap('props').toJSON()['title'];
    if (mayWrite) await until(() => title() === 'Mine');
    expect(title()).toBe(mayWrite ? 'Mine' : 'Questions');
  });

  it('need a new ticket as soon as their permissions change', async () => {
    const person = await member('pages-comment');
    const old = await ticketOf(person, page);
    const [first, other] = [await guests.joinRaw(person, page), await guests.joinRaw(owner, page)];
    expect((await grant(person, ['orders', 'pages-edit'])).status).toBe(200);
    expect(await first.ended).toBe(closeCodes.rightsChanged);
    const stale = await RawClient.open(`${guests.address()}/${old.room}?token=${old.token}`);
    expect(await stale.ended).toBe(closeCodes.rightsChanged);
    const second = await guests.joinRaw(person, page);
    await grant(person, []);
    expect(await second.ended).toBe(closeCodes.rightsChanged);
    expect((await ticketOf(person, page)).scopes).toEqual(['page:read']);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  it('grant only permissions they hold themselves, except owners, who grant any', async () => {
    const [person, leader] = [await member(), await member('users', 'pages-comment')];
    const { body } = await grant(person, ['pages-comment'], leader);
    const entryOf = (one: SignedIn) => ({
      id: one.subject.id,
      name: 'Robin Weaver',
      email: one.email,
      avatar: null,
      since: expect.any(String),
    });
    expect(body).toContainEqual({
      ...entryOf(person),
      role: 'member',
      permissions: ['pages-comment'],
    });
    expect(body).toContainEqual({ ...entryOf(owner), role: 'owner', permissions: [] });
    expect((await grant(person, ['pages-comment', 'pages'], leader)).status).toBe(403);
    expect((await grant(leader, ['users', 'settings'], leader)).status).toBe(403);
    expect((await grant(owner, [], leader)).status).toBe(409);
    const stranger = await app.signInOwner(await app.openStore());
    expect((await grant(stranger, [])).status).toBe(404);
    expect((await grant(person, [], person)).status).toBe(403);
    expect((await grant(person, ['everything'])).status).toBe(422);
  });
});
