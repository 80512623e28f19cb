import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { Talk } from '../page-comments/page-comments.testing.js';

const own = '/omnis/v3/notifications/dashboard/';
const send = '/omnis/v3/notifications/';

describe('who may tell whom what in the dashboard of a store', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    member = await app.signInCustomer(shop.code, [
      { division: shop.division, role: 'member', permissions: [] },
    ]);
  });
  afterAll(() => app.close());

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
