import type { LiveEvent } from '@selvedge/shared/live/contract';
import { pagesTopic, pageTopic } from '@selvedge/shared/pages/topics';
import type { Store } from '@selvedge/shared/stores/contract';

import { cursorIn, type Client } from '../../../platform/live/live-client.testing.js';
import { useScreens } from '../../../platform/live/live-screens.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { foreignPage } from '../pages.testing.js';

describe('live topics of pages', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let page: { readonly id: number; readonly uuid: string };
  const screenOf = useScreens(() => app);

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    page = (await owner.post(pages(), foreignPage)).body;
  });
  afterAll(() => app.close());

  const pages = (rest = '') => `/omnis/v3/divisions/${shop.division}/pages/${rest}`;
  const one = (rest = '') => pages(`${page.id}/${rest}`);
  const patch = (body: object) => owner.send('patch', one(), { body });
  const messagesOf = async ({ events }: Client, count: number): Promise<readonly unknown[]> => {
    const all: readonly LiveEvent[] = await until(() =>
      events.length >= count ? events : undefined,
    );
    return all.map(({ name, data }) => [name, data]);
  };
  const member = (...permissions: ('pages-comment' | 'orders')[]) =>
    app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions }]);
  const at = expect.any(String);

  it('report changes to viewers of the page and of the list, without the content', async () => {
    const { uuid } = page;
    const [open, list] = [await screenOf(await member('orders')), await screenOf(owner)];
    await open.watch({ topic: pageTopic(uuid) });
    await list.watch({ topic: pagesTopic(String(shop.division)) });
    await owner.post(pages(), { ...foreignPage, url: '/beside/' });
    await patch({ url: '/new/' });
    await owner.send('delete', one(), {});
    const ofPage = [
      ['page.moved', { uuid, at }],
      ['page.saved', { uuid, rev: 2, reason: 'external', at }],
      ['page.published', { uuid, at }],
      ['page.deleted', { uuid, at }],
    ];
    const names = (await messagesOf(open, 4)).toSorted();
    expect(names).toEqual(ofPage.toSorted());
    const all = await until(() =>
      list.events.some(({ name }) => name === 'page.deleted') ? list.events : undefined,
    );
    expect(all.map(({ name }) => name)).toContain('page.created');
    expect(JSON.stringify([open.events, all])).not.toMatch(/Questions|How\?/);
  });

  it('RTM-013 replay missed events from the cursor', async () => {
    const screen = await screenOf(owner);
    const topic = pageTopic(page.uuid);
    const cursor = cursorIn(await screen.watch({ topic }));
    screen.socket.disconnect();
    await patch({ blocks: [] });
    const again = await screenOf(owner);
    await again.watch({ topic, cursor });
    expect(await messagesOf(again, 1)).toContainEqual([
      'page.saved',
      { uuid: page.uuid, rev: 2, reason: 'external', at },
    ]);
    const { position, division } = again.events[0] ?? {};
    expect([typeof position, division]).toEqual(['number', shop.division]);
  });

  it('refuse shoppers and members of other stores', async () => {
    const topic = pageTopic(page.uuid);
    const shopper = await screenOf(await app.signInCustomer(shop.code));
    expect(await shopper.watch({ topic })).toEqual({ error: 'forbidden' });
    const other = await screenOf(await app.signInOwner(await app.openStore()));
    expect(await other.watch({ topic })).toEqual({ error: 'unknown-topic' });
    const ofStore = pagesTopic(String(shop.division));
    expect(await other.watch({ topic: ofStore })).toEqual({ error: 'unknown-topic' });
    const packer = await screenOf(await member('orders'));
    expect(await packer.watch({ topic: ofStore })).toEqual({ error: 'forbidden' });
  });

  it('report comments only to members who may comment', async () => {
    const topic = pageTopic(page.uuid);
    const [commenter, packer] = [
      await screenOf(await member('pages-comment')),
      await screenOf(await member('orders')),
    ];
    for (const screen of [commenter, packer]) await screen.watch({ topic });
    const comment = { id: crypto.randomUUID(), blockId: crypto.randomUUID(), text: 'Hm' };
    expect((await owner.post(one('comments/'), comment)).status).toBe(201);
    await patch({ blocks: [] });
    for (const screen of [commenter, packer])
      await until(() => screen.events.some(({ name }) => name === 'page.saved'));
    const names = (screen: Client) => new Set(screen.events.map(({ name }) => name));
    expect(names(commenter)).toContain('comments.changed');
    expect(names(packer)).not.toContain('comments.changed');
  });
});
