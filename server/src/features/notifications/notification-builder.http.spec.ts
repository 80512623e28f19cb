import type { Store } from '@selvedge/shared/stores/contract';

import { OtherHost } from '../../platform/http-client/http-client.testing.js';
import type { Answer, Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { Talk } from '../page-comments/page-comments.testing.js';

const own = '/omnis/v3/notifications/dashboard/';
const send = '/omnis/v3/notifications/';

describe('what people tell each other in the dashboard of a store', () => {
  let app: TestApp;
  let elsewhere: OtherHost;
  let shop: Store;
  let owner: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    app = await startApp({ OUTGOING_LOOPBACK: '1' });
    elsewhere = await OtherHost.open();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    member = await app.signInCustomer(shop.code, [
      { division: shop.division, role: 'member', permissions: [] },
    ]);
  });
  afterAll(async () => {
    await app.close();
    await elsewhere.close();
  });

  const subjectOf = ({ subject }: SignedIn) => `customer:${String(subject.id)}`;
  const filled = (changes: object = {}) => ({
    ...{ title: 'Parcels', body: 'They come at ten', image: null, href: null, related: '' },
    ...{ position: 'header', template: 'Simple', dismissAction: 'remove', tag: '' },
    ...{ scheduledAt: null, recipients: [subjectOf(member)] },
    ...changes,
  });
  const list = async (by: Browser = member) => (await by.get(own)).body.notifications;
  const there = (count = 1, by: Browser = member) =>
    until(
      () => list(by),
      ({ length }) => length === count,
    );
  const tell = async (changes: object = {}): Promise<Answer> => {
    await owner.get(own);
    return owner.post(send, filled(changes));
  };

  it('API-056 reaches whom it is for, with what was filled in', async () => {
    const { recipients } = (await owner.get(`${send}recipients/`)).body;
    const names = [owner, member].map((one) => ({ id: subjectOf(one), name: 'Robin Weaver' }));
    expect(recipients).toEqual(names);
    const filledIn = { position: 'top-right', template: 'Bag', related: '17', href: '{orders}' };
    const { status, body } = await tell(filledIn);
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect(await there()).toMatchObject([
      {
        ...{ id: body.id, title: 'Parcels', body: 'They come at ten', data: { related: '17' } },
        ...{ position: 'top-right', template: 'Bag', dismissAction: 'remove', href: '{orders}' },
      },
    ]);
    expect(await list(owner)).toEqual([]);
  });

  it('NTF-007 goes to the header when it comes and leads nowhere, whatever was chosen', async () => {
    const overTheScreen = { position: 'top-right', dismissAction: 'top-right' };
    await tell({ ...overTheScreen, href: '{orders}' });
    await there();
    await tell({ ...overTheScreen, href: null });
    const [flat, leading] = await there(2);
    expect([flat, leading]).toMatchObject([
      { href: null, position: 'header' },
      { href: '{orders}', position: 'top-right' },
    ]);
    await member.post(`${own}mark-as-deleted/${String(flat.recipientId)}/`);
    expect(await there()).toMatchObject([{ href: '{orders}' }]);
  });

  it('takes the place of what has the same tag', async () => {
    await tell({ tag: 'parcels' });
    await there();
    await tell({ tag: 'parcels', title: 'Parcels at eleven' });
    await until(
      () => list(),
      ([one]) => one?.title === 'Parcels at eleven',
    );
    expect(await list()).toHaveLength(1);
  });

  it('NTF-012 waits for its time', async () => {
    const scheduledAt = new Date(Date.now() + 1_500).toISOString();
    await tell({ scheduledAt });
    await tell({ title: 'Before it', scheduledAt: new Date(0).toISOString() });
    expect(await there()).toMatchObject([{ title: 'Before it' }]);
    const [late] = await there(2);
    expect(late).toMatchObject({ title: 'Parcels', scheduledAt });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(scheduledAt));
  });

  it('NTF-005 posts what it carries to a web address, when it is pressed', async () => {
    const bodies: string[] = [];
    elsewhere.on('/hook', (request, response) => {
      request.on('data', (part: Buffer) => bodies.push(part.toString()));
      request.on('end', () => response.writeHead(204).end());
    });
    await tell({ href: elsewhere.url('/hook'), related: 'order 17' });
    const [{ recipientId, id }] = await there();
    const press = (by: Browser) => by.post(`${own}run/${String(recipientId)}/`);
    expect((await press(owner)).status).toBe(404);
    expect(bodies).toEqual([]);
    expect((await press(member)).status).toBe(204);
    expect(Object.fromEntries(new URLSearchParams(bodies.join('')))).toEqual({
      ...{ related: 'order 17', id, recipientId },
    });
    expect(await list()).toMatchObject([{ openedAt: expect.any(String) }]);
    await member.post(`${own}mark-as-deleted/${String(recipientId)}/`);
    expect((await press(member)).status).toBe(404);
  });

  it('says so where the address does not take it, and stays unread', async () => {
    await tell({ href: elsewhere.url('/nobody') });
    const [{ recipientId }] = await there();
    expect((await member.post(`${own}run/${String(recipientId)}/`)).status).toBe(409);
    expect(await list()).toMatchObject([{ openedAt: null }]);
    await tell({ href: '{orders}', title: 'Nothing to post' });
    const [newest] = await there(2);
    expect((await member.post(`${own}run/${String(newest.recipientId)}/`)).status).toBe(404);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ href: '{nothing}' }, 'href'],
    [{ href: 'javascript:alert(1)' }, 'href'],
    [{ image: 'a picture' }, 'image'],
    [{ position: 'bottom' }, 'position'],
    [{ template: 'Other' }, 'template'],
    [{ dismissAction: 'keep' }, 'dismissAction'],
    [{ scheduledAt: 'tomorrow' }, 'scheduledAt'],
    [{ recipients: [] }, 'recipients'],
    [{ recipients: ['staff:1'] }, 'recipients'],
    [{ recipients: ['customer:999999999'] }, 'recipients'],
  ])('is refused with %j', async (changes, field) => {
    const { status, body } = await tell(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is told by those who keep the marketing of the store', async () => {
    await list();
    expect((await member.post(send, filled())).status).toBe(403);
    expect((await member.get(`${send}recipients/`)).status).toBe(403);
  });

  it('says to who answers that somebody asks for a permission, and not who', async () => {
    const path = '/omnis/v3/dashboard/permissions/request/orders/';
    await list();
    expect((await member.post(path, { reason: 'My canary reason' })).status).toBe(201);
    const told = await there(1, owner);
    expect(told).toMatchObject([{ href: '{team}', body: '“Orders”' }]);
    expect(JSON.stringify(told)).not.toMatch(/canary|Robin/);
    expect(await list()).toEqual([]);
  });

  it('says to who is mentioned in a comment that they are', async () => {
    const talk = await Talk.begin(app);
    await talk.start(`Look @[${subjectOf(talk.member)}] here`);
    const told = await there(1, talk.member);
    expect(told).toMatchObject([{ title: 'A comment mentions you', href: '/dashboard/comments' }]);
  });
});
