import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, testPassword, type TestApp } from '../testing/start-app.js';
import { type Client, connect } from './live-client.testing.js';

describe('the live connection of the whole server', () => {
  let app: TestApp;
  let shop: Store;
  const clients: Client[] = [];

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });

  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
  });

  afterAll(() => app.close());

  async function client(host: string, cookie?: string): Promise<Client> {
    const handshake = { host, origin: `http://${host}`, ...(cookie ? { cookie } : {}) };
    const connected = await connect(Number(new URL(app.url).port), handshake);
    clients.push(connected);
    return connected;
  }

  const orders = (): { readonly topic: string } => ({ topic: `division:${shop.division}:orders` });

  it('identifies a signed-in user, on the host of the session only', async () => {
    const owner = await app.signInOwner(shop);
    const otherStore = await app.openStore();
    const screen = await client(`${shop.code}.localhost:3000`, owner.cookieHeader());
    expect(await screen.watch(orders())).toHaveProperty('ok', true);
    const stranger = await client(`${otherStore.code}.localhost`, owner.cookieHeader());
    expect(await stranger.watch(orders())).toEqual({ error: 'forbidden' });
  });

  it('applies the rights of store members and visitors', async () => {
    const member = (permissions: readonly ['orders' | 'theme']) =>
      app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions }]);
    const host = `${shop.code}.localhost`;
    const packer = await client(host, (await member(['orders'])).cookieHeader());
    const designer = await client(host, (await member(['theme'])).cookieHeader());
    expect(await packer.watch(orders())).toHaveProperty('ok', true);
    expect(await designer.watch(orders())).toEqual({ error: 'forbidden' });
    expect(await (await client(host)).watch(orders())).toEqual({ error: 'forbidden' });
  });

  it('identifies staff on atlas, but no other visitor of atlas', async () => {
    const staff = await app.signInStaff(['orders-view']);
    const screen = await client('Atlas.localhost.', staff.cookieHeader());
    expect(await screen.watch({ topic: 'atlas:orders' })).toHaveProperty('ok', true);
    const visitor = await client('atlas.localhost', 'selvedge-session=s.forged');
    expect(await visitor.watch({ topic: 'atlas:orders' })).toEqual({ error: 'forbidden' });
  });

  it('gives staff who manage stores the rights of those stores', async () => {
    const { email } = await app.signInStaff(['stores']);
    const browser = app.visitor(shop.code);
    await browser.post('/omnis/v3/dashboard/secure/login/', { email, password: testPassword });
    const screen = await client(`${shop.code}.localhost`, browser.cookieHeader());
    expect(await screen.watch(orders())).toHaveProperty('ok', true);
  });

  it('is refused on a host without a shop', async () => {
    await expect(client('nobody.localhost')).rejects.toThrow('unknown-host');
  });

  it('ends with the session, and then has the rights of a visitor', async () => {
    const owner = await app.signInOwner(shop);
    const screen = await client(`${shop.code}.localhost`, owner.cookieHeader());
    const ended = new Promise((resolve) => screen.socket.once('disconnect', resolve));
    const cookies = owner.cookieHeader();
    await owner.post('/omnis/v3/dashboard/secure/logout/');
    await ended;
    const again = await client(`${shop.code}.localhost`, cookies);
    expect(await again.watch(orders())).toEqual({ error: 'forbidden' });
  });
});
