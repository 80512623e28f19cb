import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { StoreGate } from '../index.js';
import { openTeeShop, saveTee } from '../../checkout/checkout.testing.js';
import { asPage, payloadIn } from '../../storefront/storefront.testing.js';

describe('the doors of a shop', () => {
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
    'GRD-005 %s of a closed shop leads to its gate',
    async (path) => {
      const { code } = await app.openStore(closed);
      const { status, headers } = await page(path, code);
      expect([status, headers['location']]).toEqual([303, '/login/']);
    },
  );

  it('GRD-005 a closed shop takes no forms', async () => {
    const { code } = await app.openStore(closed);
    const { status, headers } = await app.visitor(code).form('/basket/add/', {});
    expect([status, headers['location']]).toEqual([303, '/login/']);
  });

  it('RTE-002 the gate of a closed shop asks who is there', async () => {
    const { code } = await app.openStore(closed);
    const answer = await page('/login/', code);
    expect(answer.status).toBe(200);
    expect(payloadIn(answer).screen).toMatchObject({ name: 'login', gate: true });
  });

  it('API-055 the gate opens by its password, without script', async () => {
    const { code, division } = await app.openStore(closed);
    await app.get(StoreGate).setPassword(division, 'open sesame');
    const visitor = app.visitor(code);
    const refused = await visitor.form('/login/gate/', { password: 'open barley' });
    expect(refused.status).toBe(422);
    expect(payloadIn(refused).screen).toMatchObject({
      name: 'login',
      gate: true,
      form: { errors: { password: ['That is not the password of this shop'] } },
    });
    expect(refused.text).not.toContain('open barley');
    const { status, headers } = await visitor.form('/login/gate/', { password: 'open sesame' });
    expect([status, headers['location']]).toEqual([303, '/']);
    expect((await visitor.get('/', asPage)).status).toBe(200);
  });

  it('the team of a closed shop signs in behind its gate', async () => {
    const { code } = await app.openStore(closed);
    const answer = await page('/login/?redirect_uri=/', code);
    expect(payloadIn(answer).screen).toMatchObject({ name: 'login', gate: false });
  });

  it('a closed shop shows nothing of itself on a refused page either', async () => {
    const shut = await app.openStore(closed);
    await saveTee(app, shut);
    const answer = await page('/404/%00', shut.code);
    expect(answer.text).not.toContain('Wave tee');
  });

  it('its own people come in', async () => {
    const shut = await app.openStore(closed);
    const owner = await app.signInOwner(shut);
    expect((await owner.get('/', asPage)).status).toBe(200);
    const stranger = await app.signInCustomer(shut.code);
    expect((await stranger.get('/', asPage)).status).toBe(303);
  });

  it('RTE-003 RTE-004 a shop that is not open yet counts down', async () => {
    const { code } = await app.openStore(soon);
    expect((await page('/', code)).headers['location']).toBe('/countdown/');
    expect((await page('/login/', code)).headers['location']).toBe('/countdown/');
    const answer = await page('/countdown/', code);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Almost there');
    expect(answer.text).toContain('Opening on 2 January 2031');
  });

  it('GRD-007 RTE-072 an open shop does not count down', async () => {
    expect((await page('/countdown/')).headers['location']).toBe('/404/');
  });

  it('GRD-008 an open shop has no gate: its sign-in is that of accounts, wherever they come from', async () => {
    for (const [path, redirectUri] of [
      ['/login/', '/dashboard/'],
      ['/login/?redirect_uri=/basket/', '/basket/'],
    ] as const) {
      const answer = await page(path);
      expect(answer.status).toBe(200);
      expect(payloadIn(answer).screen).toMatchObject({ name: 'login', gate: false, redirectUri });
    }
  });

  it('IDN-007 RTE-069 a sign-in leads to the dashboard, or on to a path of this host', async () => {
    const signedIn = await app.signInCustomer(shop.code);
    const submit = (redirect_uri: string) =>
      app
        .visitor(shop.code)
        .form('/login/', { email: signedIn.email, password: testPassword, redirect_uri });
    expect((await submit('/basket/')).headers['location']).toBe('/basket/');
    for (const none of ['', '//evil.test/'])
      expect((await submit(none)).headers['location']).toBe('/dashboard/');
  });

  it('a refused sign-in shows the form again, without the password', async () => {
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

  it('NFR-008 a sign-in from another site is refused', async () => {
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
