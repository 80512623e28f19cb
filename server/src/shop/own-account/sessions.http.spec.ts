import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { HostDirectory } from '../../platform/authorization/tenant.js';
import { connect, type Client } from '../../platform/live/live-client.testing.js';
import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { Sessions } from '../../features/accounts/sessions/sessions.service.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';

describe("a person's sessions", () => {
  let app: TestApp;
  let shop: Store;
  const clients: Client[] = [];

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ name: 'Harbour' });
  });
  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
  });
  afterAll(() => app.close());

  type Person = Awaited<ReturnType<TestApp['signInCustomer']>>;

  async function otherBrowser({ subject }: Person, host = shop.code) {
    const browser = app.visitor(host);
    const tenant = app.get(HostDirectory).find(browser.host);
    if (tenant === undefined) throw new Error('The shop has no host.');
    browser.setCookie('selvedge-session', await app.get(Sessions).start(tenant, subject));
    return browser;
  }
  const sessionsOf = async (browser: Pick<Person, 'get'>) =>
    screenIn(await browser.get('/account/security/', asPage), 'account-security').sessions;
  const statusOf = async (browser: Pick<Person, 'get'>) =>
    (await browser.get('/account/', asPage)).status;

  it('are listed with device, network and shop, and mark the current one', async () => {
    const person = await app.signInCustomer(shop.code);
    const browser = app.visitor(shop.code);
    const login = { email: person.email, password: testPassword };
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
    };
    await browser.post('/omnis/v3/dashboard/secure/login/', login, { headers });
    const other = await app.openStore({ name: 'Orchard' });
    await otherBrowser(person, other.code);
    const sessions = await sessionsOf(browser);
    expect(sessions.map(({ place, isThis }) => [place, isThis])).toEqual(
      expect.arrayContaining([
        ['Harbour', true],
        ['Harbour', false],
        ['Orchard', false],
      ]),
    );
    expect(sessions.find(({ isThis }) => isThis)).toMatchObject({
      device: 'Firefox on Linux',
      network: '127.0.0.x',
      lastSeenAt: null,
    });
    const page = await browser.get('/account/security/', asPage);
    for (const { id } of sessions) expect(page.text).toContain(`session-${id}`);
    expect(page.text).not.toContain(browser.cookie('selvedge-session'));
  });

  it('end individually and at once, including sockets', async () => {
    const owner = await app.signInOwner(shop);
    const lost = await otherBrowser(owner);
    const host = `${shop.code}.localhost`;
    const handshake = { host, origin: `http://${host}`, cookie: lost.cookieHeader() };
    const port = Number(new URL(app.url).port);
    const screen = await connect(port, handshake);
    clients.push(screen);
    const topic = { topic: `division:${shop.division}:orders` };
    expect(await screen.watch(topic)).toHaveProperty('ok', true);
    const ended = new Promise((resolve) => screen.socket.once('disconnect', resolve));

    const [other] = (await sessionsOf(owner)).filter(({ isThis }) => !isThis);
    const session = other?.id ?? '';
    const answer = await owner.form('/account/sessions/end/', { session, password: testPassword });
    expect(answer.headers['location']).toBe('/account/security/?done=session');
    await ended;
    expect([await statusOf(owner), await statusOf(lost)]).toEqual([200, 303]);
    const again = await connect(port, handshake);
    clients.push(again);
    expect(await again.watch(topic)).toEqual({ error: 'forbidden' });
    expect(await sessionsOf(owner)).toHaveLength(1);
  });

  it('do not end without the password', async () => {
    const person = await app.signInCustomer(shop.code);
    const other = await otherBrowser(person);
    const session = (await sessionsOf(person)).find(({ isThis }) => !isThis)?.id ?? '';
    for (const [path, password, message] of [
      ['sessions/end', '', messages.required],
      ['sessions/end', 'not their password', 'The password is wrong'],
      ['sign-out-everywhere', 'not their password', 'The password is wrong'],
    ] as const) {
      const answer = await person.form(`/account/${path}/`, { session, password });
      expect(answer.status).toBe(422);
      const { form, ending } = screenIn(answer, 'account-security');
      expect([form, ending?.errors]).toEqual([null, { password: [message] }]);
    }
    expect([await statusOf(person), await statusOf(other)]).toEqual([200, 200]);
  });

  it('are not listed after 90 days', async () => {
    const person = await app.signInCustomer(shop.code);
    await otherBrowser(person);
    const old = (await sessionsOf(person)).find(({ isThis }) => !isThis);
    await app
      .get(DataSource)
      .query(`UPDATE sessions SET created_at = now() - interval '90 days' WHERE id = $1`, [
        old?.id,
      ]);
    expect((await sessionsOf(person)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('cannot be ended by others or by an invalid id', async () => {
    const person = await app.signInCustomer(shop.code);
    const stranger = await app.signInCustomer(shop.code);
    const [own] = await sessionsOf(person);
    await stranger.form('/account/sessions/end/', {
      session: own?.id ?? '',
      password: testPassword,
    });
    expect(await statusOf(person)).toBe(200);
    for (const session of ['', 'all', "' OR true --"]) {
      const form = { session, password: testPassword };
      const refused = await person.form('/account/sessions/end/', form);
      expect(refused.status).toBe(422);
    }
    expect(await statusOf(person)).toBe(200);
  });
});
