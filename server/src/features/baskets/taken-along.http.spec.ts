import type { Product } from '@selvedge/shared/catalogue/contract';
import { maxQuantity } from '@selvedge/shared/baskets/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { HostDirectory } from '../../platform/authorization/tenant.js';
import { visitorSession } from '../../platform/authorization/session-token.js';
import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import type { Browser } from '../../platform/testing/browser.js';
import {
  startApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../platform/testing/start-app.js';
import { Sessions } from '../accounts/sessions/sessions.service.js';
import { enrol } from '../accounts/account.testing.js';
import { offer } from '../catalogue/offer.testing.js';
import { like, list as favouritesList } from '../favourites/favourites.testing.js';
import { asPage, payloadIn } from '../storefront/storefront.testing.js';
import { AccountBaskets } from './account-baskets.service.js';
import { add, list, itemInput } from './baskets.testing.js';
import { BasketContexts } from './basket-contexts.service.js';

const secure = '/omnis/v3/dashboard/secure';

describe('a guest basket after sign-in', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let guest: Browser;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ favouritesEnabled: true });
    tee = await offer(app, shop);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    guest = app.visitor(shop.code);
    owner = await app.signInCustomer(shop.code);
  });

  const signIn = (browser: Browser, { email }: SignedIn) =>
    browser.post(`${secure}/login/`, { email, password: testPassword });
  const quantities = async (browser: Pick<Browser, 'get'>): Promise<Record<string, number>> => {
    const { body } = await browser.get(list);
    const items: readonly { options: Record<string, string>; quantity: number }[] = body.items;
    return Object.fromEntries(items.map(({ options, quantity }) => [options['Size'], quantity]));
  };
  const liked = async (browser: Browser): Promise<number> =>
    (await browser.get(favouritesList)).body.items.length;
  const put = (browser: Browser, size: string, quantity: number) =>
    browser.post(add, itemInput(tee, { productSize: size, quantity }));

  it('BSK-014 is merged with equal choices added up, and is available on every device', async () => {
    await put(owner, 'M', 1);
    await put(guest, 'M', 2);
    await put(guest, 'S', 3);
    await like(guest, tee);
    await signIn(guest, owner);
    expect(await quantities(guest)).toEqual({ M: 3, S: 3 });
    expect(await liked(guest)).toBe(1);
    expect(await quantities(owner)).toEqual({ M: 3, S: 3 });
    expect(await liked(owner)).toBe(1);
    expect(payloadIn(await owner.get('/', asPage)).basketQuantity).toBe(6);
  });

  it('BSK-014 is not left in the browser after sign-out', async () => {
    await put(guest, 'M', 2);
    await like(guest, tee);
    await signIn(guest, owner);
    await guest.get('/', asPage);
    expect([guest.cookie('basket'), guest.cookie('favourites')]).toEqual([undefined, undefined]);
    await guest.post(`${secure}/logout/`);
    expect(await quantities(guest)).toEqual({});
    expect(await liked(guest)).toBe(0);
    await put(guest, 'S', 1);
    expect(await quantities(guest)).toEqual({ S: 1 });
    expect(await quantities(owner)).toEqual({ M: 2 });
  });

  it('BSK-014 is merged even if the first request is a sign-out', async () => {
    await put(guest, 'M', 2);
    await signIn(guest, owner);
    await guest.post(`${secure}/logout/`);
    expect(await quantities(guest)).toEqual({});
    expect(await quantities(owner)).toEqual({ M: 2 });
  });

  it('BSK-014 is merged at sign-up too', async () => {
    await put(guest, 'M', 2);
    await enrol(app, guest);
    expect(await quantities(guest)).toEqual({ M: 2 });
    expect(guest.cookie('basket')).toBeUndefined();
  });

  it('BSK-014 is merged once under concurrent requests', async () => {
    await put(guest, 'M', 2);
    await like(guest, tee);
    const devices = Array.from({ length: 5 }, () => app.visitor(shop.code));
    for (const device of devices) {
      for (const name of ['basket', 'favourites']) device.setCookie(name, guest.cookie(name) ?? '');
      device.setCookie('selvedge-session', owner.cookie('selvedge-session') ?? '');
    }
    await Promise.all(devices.flatMap((device) => [device.get(list), device.get('/', asPage)]));
    expect(await quantities(owner)).toEqual({ M: 2 });
    expect(await liked(owner)).toBe(1);
  });

  it('BSK-017 respects the maximum per item', async () => {
    await put(owner, 'M', maxQuantity - 1);
    await put(guest, 'M', 5);
    await put(guest, 'S', 5);
    await signIn(guest, owner);
    expect(await quantities(guest)).toEqual({ M: maxQuantity, S: 5 });
  });

  it('stays with a visitor whose session has no account', async () => {
    await put(guest, 'M', 2);
    const gate = { subject: null, gatePassed: true, from: { device: null, network: null } };
    const tenant = app.get(HostDirectory).find(guest.host);
    if (tenant === undefined) throw new Error('The shop has a host.');
    const present = { token: undefined, tenant, session: visitorSession(undefined) };
    guest.setCookie('selvedge-session', await app.get(Sessions).rotate(present, gate));
    expect(await quantities(guest)).toEqual({ M: 2 });
    expect(guest.cookie('basket')).toBeDefined();
  });

  it('cannot be read by other guests or accounts', async () => {
    await put(owner, 'M', 2);
    const own = app
      .get(BasketContexts)
      .ids.ofAccount(shop.division, `customer:${owner.subject.id}`);
    expect(owner.cookie('basket')).toBeUndefined();
    expect(own).toMatch(/^[0-9a-f]{32}$/);
    const other = await app.signInCustomer(shop.code);
    expect(await quantities(other)).toEqual({});
    const neighbour = await app.openStore();
    expect(await quantities(await app.signInCustomer(neighbour.code))).toEqual({});
  });

  it('EVT-016 is erased with the person; a second erasure is a no-op', async () => {
    await put(owner, 'M', 2);
    await like(owner, tee);
    const subject = `customer:${owner.subject.id}`;
    const baskets = () => app.get(AccountBaskets).all(subject);
    expect(await baskets()).toMatchObject([{ division: shop.division, items: [{ quantity: 2 }] }]);
    await app.get(ErasureHooks).run(subject);
    await app.get(ErasureHooks).run(subject);
    expect(await baskets()).toEqual([]);
  });

  it('is one basket when two first items arrive at once', async () => {
    await guest.get(list);
    const other = app.visitor(shop.code);
    for (const name of ['selvedge-session', 'XSRF-TOKEN'])
      other.setCookie(name, guest.cookie(name) ?? '');
    await Promise.all([put(guest, 'M', 1), put(other, 'S', 1), like(guest, tee), like(other, tee)]);
    expect(other.cookie('basket')).toBe(guest.cookie('basket'));
    expect(await quantities(guest)).toEqual({ M: 1, S: 1 });
    expect(other.cookie('favourites')).toBe(guest.cookie('favourites'));
    expect(await liked(guest)).toBe(1);
  });
});
