import { currentTerms } from '@selvedge/shared/accounts/terms';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { AccountsQueries } from '../accounts.queries.js';
import { Memberships } from '../memberships.port.js';
import { asPage } from '../../storefront/storefront.testing.js';
import { codeTo, goodPassword, newAddress, signUp } from '../account.testing.js';

const secure = '/omnis/v3/dashboard/secure';

describe('dashboard of a new account', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('GRD-033 RTE-069 RTE-070 RTE-071 opens only after sign-in, address verification and signed terms, even for an owner', async () => {
    const { code: host, division } = await app.openStore();
    const browser = app.visitor(host);
    const email = newAddress();
    await signUp(browser, email);
    const stranger = app.visitor(host);
    const led = async (path: string) => (await stranger.get(path, asPage)).headers['location'];
    expect(await led('/dashboard/orders?page=2')).toBe(
      '/login/?redirect_uri=%2Fdashboard%2Forders%3Fpage%3D2',
    );
    expect(await led('/dashboard/pages/7/edit')).toBe(
      '/login/?redirect_uri=%2Fdashboard%2Fpages%2F7%2Fedit',
    );
    // Invited people may not have an account yet.
    expect(await led('/dashboard/join-team')).toBeUndefined();
    const { id = 0 } = (await app.get(AccountsQueries).customerOf(email)) ?? {};
    const by = { actor: 'system:test', correlationId: 'memberships-wait' };
    await app.get(Memberships).add(by, id, [{ division, role: 'owner', permissions: [] }]);
    await browser.post(`${secure}/login/`, { email, password: goodPassword });
    const opened = async () => {
      const { status, headers } = await browser.get('/dashboard/orders?page=2', asPage);
      return [status, headers['location']];
    };
    const settings = async () => (await browser.get('/omnis/v3/dashboard/settings/')).status;

    expect(await opened()).toEqual([303, '/sign-up/verify/?redirect_uri=%2Fdashboard%2Forders']);
    expect(await settings()).toBe(403);
    await browser.post(`${secure}/verify/`, { code: await codeTo(app, email) });
    expect(await opened()).toEqual([303, '/sign-up/eula/?redirect_uri=%2Fdashboard%2Forders']);
    expect(await settings()).toBe(403);
    await browser.post(`${secure}/eula/`, { version: currentTerms.version });
    expect(await opened()).toEqual([200, undefined]);
    expect(await settings()).toBe(200);
  });
});
