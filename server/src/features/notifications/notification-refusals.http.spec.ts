import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { Talk } from '../page-comments/page-comments.testing.js';
import { send, subjectOf, NotifyingStore } from './notification-calls.testing.js';

describe('notification permissions and validation', () => {
  let app: TestApp;
  let store: NotifyingStore;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    store = await NotifyingStore.open(app);
  });
  afterAll(() => app.close());

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
  ])('refuse %j', async (changes, field) => {
    const { status, body } = await store.notify(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('allow sending only to members with the marketing permission', async () => {
    await store.list();
    expect((await store.member.post(send, store.filled())).status).toBe(403);
    expect((await store.member.get(`${send}recipients/`)).status).toBe(403);
  });

  it('announce a permission request to members who can grant it, without naming the requester', async () => {
    const path = '/omnis/v3/dashboard/permissions/request/orders/';
    await store.list();
    expect((await store.member.post(path, { reason: 'My canary reason' })).status).toBe(201);
    const received = await store.there(1, store.owner);
    expect(received).toMatchObject([{ href: '{team}', body: '“Orders”' }]);
    expect(JSON.stringify(received)).not.toMatch(/canary|Robin/);
    expect(await store.list()).toEqual([]);
  });

  it('announce a mention in a comment to the mentioned member', async () => {
    const talk = await Talk.begin(app);
    await talk.start(`Look @[${subjectOf(talk.member)}] here`);
    const received = await store.there(1, talk.member);
    expect(received).toMatchObject([
      { title: 'A comment mentions you', href: '/dashboard/comments' },
    ]);
  });
});
