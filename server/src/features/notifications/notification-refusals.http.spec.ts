import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { Talk } from '../page-comments/page-comments.testing.js';
import { send, subjectOf, NotifyingStore } from './notification-calls.testing.js';

describe('who may tell whom what in the dashboard of a store', () => {
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
  ])('is refused with %j', async (changes, field) => {
    const { status, body } = await store.notify(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is told by those who keep the marketing of the store', async () => {
    await store.list();
    expect((await store.member.post(send, store.filled())).status).toBe(403);
    expect((await store.member.get(`${send}recipients/`)).status).toBe(403);
  });

  it('says to who answers that somebody asks for a permission, and not who', async () => {
    const path = '/omnis/v3/dashboard/permissions/request/orders/';
    await store.list();
    expect((await store.member.post(path, { reason: 'My canary reason' })).status).toBe(201);
    const received = await store.there(1, store.owner);
    expect(received).toMatchObject([{ href: '{team}', body: '“Orders”' }]);
    expect(JSON.stringify(received)).not.toMatch(/canary|Robin/);
    expect(await store.list()).toEqual([]);
  });

  it('says to who is mentioned in a comment that they are', async () => {
    const talk = await Talk.begin(app);
    await talk.start(`Look @[${subjectOf(talk.member)}] here`);
    const received = await store.there(1, talk.member);
    expect(received).toMatchObject([
      { title: 'A comment mentions you', href: '/dashboard/comments' },
    ]);
  });
});
