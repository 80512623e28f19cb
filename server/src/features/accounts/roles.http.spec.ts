import type { InitialState } from '@selvedge/shared/session/initial-state';
import { currentTerms } from '@selvedge/shared/accounts/terms';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { StoresService } from '../stores/index.js';
import { codeTo, goodPassword, newAddress, signUp } from './account.testing.js';
import { AccountsQueries } from './accounts.queries.js';
import { Memberships } from './memberships.port.js';

const secure = '/omnis/v3/dashboard/secure';
const by = { actor: 'system:test', correlationId: 'roles' };

describe('roles', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  /** Returns the role seen in the session state; for an account, with its sign-up progress. */
  async function roleOf(browser: Pick<Browser, 'get'>) {
    const { user, store, flags }: InitialState = (await browser.get(`${secure}/get/`)).body;
    if (user === null) return 'visitor';
    const { verified, signedEula, internal } = user;
    return { verified, signedEula, internal, owns: flags['isInternalOfStore'] && store.active };
  }

  it('GRD-047 progress from visitor to verified, signed and owner of a store, which may be pro', async () => {
    const browser = app.visitor(shop.code);
    expect(await roleOf(browser)).toBe('visitor');

    const email = newAddress();
    await signUp(browser, email);
    await browser.post(`${secure}/login/`, { email, password: goodPassword });
    const shopper = { verified: false, signedEula: false, internal: false, owns: false };
    expect(await roleOf(browser)).toEqual(shopper);

    await browser.post(`${secure}/verify/`, { code: await codeTo(app, email) });
    expect(await roleOf(browser)).toEqual({ ...shopper, verified: true });

    await browser.post(`${secure}/eula/`, { version: currentTerms.version });
    const signed = { ...shopper, verified: true, signedEula: true };
    expect(await roleOf(browser)).toEqual(signed);

    const { id = 0 } = (await app.get(AccountsQueries).customerOf(email)) ?? {};
    const { division, name } = shop;
    await app.get(Memberships).add(by, id, [{ division, role: 'owner', permissions: [] }]);
    const owned = { id: division, name, pro: false, paymentProcessor: { type: 'teemill' } };
    expect(await roleOf(browser)).toEqual({ ...signed, owns: owned });

    await app.get(StoresService).save(by, { ...shop, pro: true });
    expect(await roleOf(browser)).toEqual({ ...signed, owns: { ...owned, pro: true } });
  });

  it('GRD-047 mark staff as internal on every host', async () => {
    const staff = await app.signInStaff([], shop.code);
    expect(await roleOf(staff)).toMatchObject({ internal: true, owns: false });
  });
});
