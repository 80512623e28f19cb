import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { StoreGate } from '../../features/accounts/index.js';
import { openTeeShop, saveTee } from '../../features/checkout/checkout.testing.js';
import { asPage, payloadIn } from '../../features/storefront/storefront.testing.js';

describe('access to a shop', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  const page = (path: string, host = shop.code) => app.visitor(host).get(path, asPage);

  const closed = { passwordProtected: true } as const;
  const soon = {
    comingSoon: { enabled: true, opensAt: '2031-01-02T09:00:00Z', heading: 'Almost there' },
  } as const;

  it.each(['/', '/product/wave-tee/', '/basket/', '/nowhere/'])(
    'GRD-005 redirects %s of a closed shop to its gate',
    async (path) => {
      const { code } = await app.openStore(closed);
      const { status, headers } = await page(path, code);
      expect([status, headers['location']]).toEqual([303, '/login/']);
    },
  );

  it('GRD-005 redirects form posts to a closed shop', async () => {
    const { code } = await app.openStore(closed);
    const { status, headers } = await app.visitor(code).form('/basket/add/', {});
    expect([status, headers['location']]).toEqual([303, '/login/']);
  });

  it('RTE-002 shows the gate of a closed shop', async () => {
    const { code } = await app.openStore(closed);
    const answer = await page('/login/', code);
    expect(answer.status).toBe(200);
    expect(payloadIn(answer).screen).toMatchObject({ name: 'login', gate: true });
  });

  it('API-055 opens the gate by password without JavaScript', async () => {
    const { code, division } = await app.openStore(closed);
    await app.get(StoreGate).setPassword(division, 'open sesame');
    const visitor = app.visitor(code);
    const refused = await visitor.form('/login/gate/', { password: 'open barley' });
    expect(refused.status).toBe(422);
    expect(payloadIn(refused).screen).toMatchObject({
      name: 'login',
      gate: true,
      form: { errors: { password: ['The shop password is wrong'] } },
    });
    expect(refused.text).not.toContain('open barley');
    const { status, headers } = await visitor.form('/login/gate/', { password: 'open sesame' });
    expect([status, headers['location']]).toEqual([303, '/']);
    expect((await visitor.get('/', asPage)).status).toBe(200);
  });

  it('shows the sign-in of a closed shop to its team', async () => {
    const { code } = await app.openStore(closed);
    const answer = await page('/login/?redirect_uri=/', code);
    expect(payloadIn(answer).screen).toMatchObject({ name: 'login', gate: false });
  });

  it('shows nothing of a closed shop on a refused page', async () => {
    const shut = await app.openStore(closed);
    await saveTee(app, shut);
    const answer = await page('/404/%00', shut.code);
    expect(answer.text).not.toContain('Wave tee');
  });

  it('admits the shop’s own team only', async () => {
    const shut = await app.openStore(closed);
    const owner = await app.signInOwner(shut);
    expect((await owner.get('/', asPage)).status).toBe(200);
    const stranger = await app.signInCustomer(shut.code);
    expect((await stranger.get('/', asPage)).status).toBe(303);
  });

  it('RTE-003 RTE-004 shows a countdown before the shop opens', async () => {
    const { code } = await app.openStore(soon);
    expect((await page('/', code)).headers['location']).toBe('/countdown/');
    expect((await page('/login/', code)).headers['location']).toBe('/countdown/');
    const answer = await page('/countdown/', code);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Almost there');
    expect(answer.text).toContain('Opening on 2 January 2031');
  });

  it('RTE-004 names hour and zone, and that the shop opens by hand after its announced time', async () => {
    const ahead = await page('/countdown/', (await app.openStore(soon)).code);
    expect(ahead.text).toContain('2 January 2031, 09:00 (UTC)');
    for (const opensAt of ['2020-01-02T09:00:00Z', new Date(Date.now() - 1_000).toISOString()]) {
      const { code } = await app.openStore({ comingSoon: { ...soon.comingSoon, opensAt } });
      const answer = await page('/countdown/', code);
      expect(answer.text).toContain('The team is about to open this shop');
      expect(answer.text).not.toContain('role="timer"');
    }
  });

  it('GRD-007 RTE-072 shows no countdown of an open shop', async () => {
    expect((await page('/countdown/')).headers['location']).toBe('/404/');
  });

  it('GRD-008 shows the account sign-in of an open shop, whatever the target page', async () => {
    for (const [path, redirectUri] of [
      ['/login/', '/dashboard/'],
      ['/login/?redirect_uri=/basket/', '/basket/'],
    ] as const) {
      const answer = await page(path);
      expect(answer.status).toBe(200);
      expect(payloadIn(answer).screen).toMatchObject({ name: 'login', gate: false, redirectUri });
    }
  });

  it('IDN-007 RTE-069 redirects to the dashboard after sign-in, or to a path of this host', async () => {
    const signedIn = await app.signInCustomer(shop.code);
    const submit = (redirect_uri: string) =>
      app
        .visitor(shop.code)
        .form('/login/', { email: signedIn.email, password: testPassword, redirect_uri });
    expect((await submit('/basket/')).headers['location']).toBe('/basket/');
    for (const none of ['', '//evil.test/'])
      expect((await submit(none)).headers['location']).toBe('/dashboard/');
  });

  it('shows the form again after a refused sign-in, without the password', async () => {
    const visitor = app.visitor(shop.code);
    const answer = await visitor.form('/login/', {
      email: 'who@example.test',
      password: 'wrong-password',
      redirect_uri: '/basket/',
    });
    expect(answer.status).toBe(422);
    expect(payloadIn(answer).screen).toMatchObject({ redirectUri: '/basket/' });
    expect(answer.text).toContain('value="who@example.test"');
    expect(answer.text).not.toContain('wrong-password');
  });

  it('NFR-008 refuses a sign-in from another site', async () => {
    const { status } = await app.visitor(shop.code).send('post', '/login/', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.test',
        accept: 'text/html',
      },
      body: 'email=a%40b.test&password=x',
    });
    expect(status).toBe(403);
  });
});
