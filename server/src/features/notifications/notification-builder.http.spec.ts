import { OtherHost } from '../../platform/http-client/http-client.testing.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { own, send, subjectOf, NotifyingStore } from './notification-calls.testing.js';

describe('notification builder', () => {
  let app: TestApp;
  let otherHost: OtherHost;
  let store: NotifyingStore;

  beforeAll(async () => {
    app = await startApp({ OUTGOING_LOOPBACK: '1' });
    otherHost = await OtherHost.open();
  });
  beforeEach(async () => {
    store = await NotifyingStore.open(app);
  });
  afterAll(async () => {
    await app.close();
    await otherHost.close();
  });

  it('API-056 sends the entered content to the chosen recipients', async () => {
    const { recipients } = (await store.owner.get(`${send}recipients/`)).body;
    const names = [store.owner, store.member].map((one) => ({
      id: subjectOf(one),
      name: 'Robin Weaver',
    }));
    expect(recipients).toEqual(names);
    const filledIn = { position: 'top-right', template: 'Bag', related: '17', href: '{orders}' };
    const { status, body } = await store.notify(filledIn);
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect(await store.there()).toMatchObject([
      {
        ...{ id: body.id, title: 'Parcels', body: 'They come at ten', data: { related: '17' } },
        ...{ position: 'top-right', template: 'Bag', dismissAction: 'remove', href: '{orders}' },
      },
    ]);
    expect(await store.list(store.owner)).toEqual([]);
  });

  it('NTF-007 delivers notifications without a link to the header, whatever position was chosen', async () => {
    const overTheScreen = { position: 'top-right', dismissAction: 'top-right' };
    await store.notify({ ...overTheScreen, href: '{orders}' });
    await store.there();
    await store.notify({ ...overTheScreen, href: null });
    const [flat, leading] = await store.there(2);
    expect([flat, leading]).toMatchObject([
      { href: null, position: 'header' },
      { href: '{orders}', position: 'top-right' },
    ]);
    await store.member.post(`${own}mark-as-deleted/${String(flat.recipientId)}/`);
    expect(await store.there()).toMatchObject([{ href: '{orders}' }]);
  });

  it('replaces an earlier notification with the same tag', async () => {
    await store.notify({ tag: 'parcels' });
    await store.there();
    await store.notify({ tag: 'parcels', title: 'Parcels at eleven' });
    await until(
      () => store.list(),
      ([one]) => one?.title === 'Parcels at eleven',
    );
    expect(await store.list()).toHaveLength(1);
  });

  it('NTF-012 delivers at the scheduled time', async () => {
    const scheduledAt = new Date(Date.now() + 1_500).toISOString();
    await store.notify({ scheduledAt });
    await store.notify({ title: 'Before it', scheduledAt: new Date(0).toISOString() });
    expect(await store.there()).toMatchObject([{ title: 'Before it' }]);
    const [late] = await store.there(2);
    expect(late).toMatchObject({ title: 'Parcels', scheduledAt });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(scheduledAt));
  });

  it('NTF-005 posts the data of a pressed notification to its web address', async () => {
    const bodies: string[] = [];
    otherHost.on('/hook', (request, response) => {
      request.on('data', (part: Buffer) => bodies.push(part.toString()));
      request.on('end', () => response.writeHead(204).end());
    });
    await store.notify({ href: otherHost.url('/hook'), related: 'order 17' });
    const [{ recipientId, id }] = await store.there();
    const press = (by: Browser) => by.post(`${own}run/${String(recipientId)}/`);
    expect((await press(store.owner)).status).toBe(404);
    expect(bodies).toEqual([]);
    expect((await press(store.member)).status).toBe(204);
    expect(Object.fromEntries(new URLSearchParams(bodies.join('')))).toEqual({
      ...{ related: 'order 17', id, recipientId },
    });
    expect(await store.list()).toMatchObject([{ openedAt: expect.any(String) }]);
    await store.member.post(`${own}mark-as-deleted/${String(recipientId)}/`);
    expect((await press(store.member)).status).toBe(404);
  });

  describe('with actions', () => {
    const bodies: string[] = [];
    const action = (changes: object = {}) => ({
      ...{ text: 'Yes', href: otherHost.url('/action'), primary: true, forcePro: false },
      ...changes,
    });
    const form = () => ({ fields: [{ name: 'when', label: 'When?' }], actions: [action()] });
    const run = (recipientId: unknown, pressed: object) =>
      store.member.post(`${own}run/${String(recipientId)}/`, pressed);
    const posted = () => Object.fromEntries(new URLSearchParams(bodies.join('')));

    beforeEach(() => {
      bodies.length = 0;
      otherHost.on('/action', (request, response) => {
        request.on('data', (part: Buffer) => bodies.push(part.toString()));
        request.on('end', () => response.writeHead(204).end());
      });
    });

    it('NTF-001 NTF-002 delivers actions, form, footer and data', async () => {
      const controls = {
        actions: [action(), action({ text: 'No', href: null, primary: false })],
        ...{ form: form(), footerAction: action({ text: 'All', href: '{orders}' }) },
      };
      await store.notify({ ...controls, data: { size: 'M' }, related: '17' });
      expect(await store.there()).toMatchObject([
        {
          ...{ id: expect.any(String), title: 'Parcels', body: 'They come at ten', image: null },
          ...{ href: null, position: 'header', tag: null, data: { size: 'M', related: '17' } },
          ...controls,
          ...{ dismissAction: 'remove', template: 'Simple', replacePrevious: false },
          ...{ mergable: false, createdAt: expect.any(String), scheduledAt: null },
          ...{ openedAt: null, deletedAt: null },
        },
      ]);
    });

    it('posts data and form values to the address of the pressed action', async () => {
      await store.notify({ form: form(), data: { size: 'M' } });
      const [{ recipientId, id }] = await store.there();
      const values = { when: 'At ten', id: 'another' };
      expect((await run(recipientId, { action: 'form.0', values })).status).toBe(204);
      expect(posted()).toEqual({ when: 'At ten', size: 'M', id, recipientId });
      expect(await store.list()).toMatchObject([{ openedAt: expect.any(String) }]);
      for (const none of ['form.1', 'actions.0', 'footer'])
        expect((await run(recipientId, { action: none })).status).toBe(404);
      expect((await run(recipientId, { action: 'other' })).status).toBe(422);
    });

    it('NTF-010 runs actions that require Pro only for stores with Pro', async () => {
      await store.notify({ footerAction: action({ forcePro: true }) });
      const [{ recipientId }] = await store.there();
      const basic = await run(recipientId, { action: 'footer' });
      expect([basic.status, bodies, (await store.list())[0].openedAt]).toEqual([402, [], null]);
      const rich = await NotifyingStore.open(app, { pro: true });
      await rich.notify({ footerAction: action({ forcePro: true }) });
      const [delivered] = await rich.there();
      const press = `${own}run/${String(delivered.recipientId)}/`;
      expect((await rich.member.post(press, { action: 'footer' })).status).toBe(204);
    });

    it('NTF-003 merges data of earlier notifications with the same tag on request', async () => {
      await store.notify({ tag: 'parcels', data: { one: '1', both: '1' } });
      await store.there();
      await store.notify({
        tag: 'parcels',
        mergable: true,
        data: { both: '2' },
        title: 'Together',
      });
      const [merged] = await until(
        () => store.list(),
        ([one]) => one?.title === 'Together',
      );
      expect(merged.data).toEqual({ one: '1', both: '2' });
    });

    it.each([
      [{ actions: [{ text: '', href: null, primary: true, forcePro: false }] }, 'actions.0.text'],
      [
        { actions: [{ text: 'A', href: '{no}', primary: true, forcePro: false }] },
        'actions.0.href',
      ],
      [{ form: { fields: [], actions: [] } }, 'form.fields'],
      [{ footerAction: { text: 'A', href: null, primary: true } }, 'footerAction.forcePro'],
      [{ data: { 'no name': 'x' } }, 'data'],
      [{ data: { a: 1 } }, 'data'],
      [{ mergable: 'yes' }, 'mergable'],
    ])('refuses %j', async (changes, field) => {
      const { status, body } = await store.notify(changes);
      expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])]);
    });
  });

  it('reports an address that refuses the request, and leaves the notification unread', async () => {
    await store.notify({ href: otherHost.url('/nobody') });
    const [{ recipientId }] = await store.there();
    expect((await store.member.post(`${own}run/${String(recipientId)}/`)).status).toBe(409);
    expect(await store.list()).toMatchObject([{ openedAt: null }]);
    await store.notify({ href: '{orders}', title: 'Nothing to post' });
    const [newest] = await store.there(2);
    expect((await store.member.post(`${own}run/${String(newest.recipientId)}/`)).status).toBe(404);
  });
});
