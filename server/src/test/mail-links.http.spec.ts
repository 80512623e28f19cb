import { randomUUID } from 'node:crypto';

import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { codeTo, mailsTo, newAddress, signUp } from '../features/accounts/account.testing.js';
import { offer } from '../features/catalogue/offer.testing.js';
import {
  openTeeShop,
  payRequest,
  paymentsOf,
  placeOrder,
} from '../features/checkout/checkout.testing.js';
import { MadeQuote } from '../features/orders/quotes/quote-calls.testing.js';
import { Sandbox } from '../features/payments/sandbox/sandbox.testing.js';
import { asPage } from '../features/storefront/storefront.testing.js';
import type { Browser } from '../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../platform/testing/start-app.js';

describe('links of mails', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    shop = await openTeeShop(app, { favouritesEnabled: true });
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  /** Requests a mail to an address; resolves once it was requested. */
  const requests: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
    newsletter: (email) =>
      app.visitor(shop.code).post('/omnis/v3/mailing-lists/subscribe/', { email }),
    'sign-up': (email) => signUp(app.visitor(shop.code), email),
    favourites: async (email) => {
      const shopper = app.visitor(shop.code);
      const { uuid } = await offer(app, shop, { uuid: randomUUID(), urlName: 'mailed-tee' });
      await shopper.form('/favourites/add/', { product: uuid });
      return shopper.form('/favourites/email/', { email });
    },
    'change of address': async (email) => {
      const person = await app.signInCustomer(shop.code);
      return person.form('/account/details/email/', { email, current_password: testPassword });
    },
    'forgotten password': async (email) => {
      const browser = app.visitor(shop.code);
      await signUp(browser, email);
      await browser.post('/omnis/v3/dashboard/secure/verify/', { code: await codeTo(app, email) });
      return browser.post('/omnis/v3/dashboard/secure/forgot-password/', { email });
    },
    order: async (email) => {
      const shopper = app.visitor(shop.code);
      const placed = await placeOrder(shopper, shop, { email });
      return shopper.post(paymentsOf(placed), payRequest());
    },
    quote: async (email) => {
      const staff = await app.signInStaff(['orders-view', 'orders-status', 'bespoke']);
      const quote = await MadeQuote.of(app, staff, shop, { email });
      return quote.send();
    },
    'staff invitation': async (email) => {
      const lead = await app.signInStaff(ATLAS_PERMISSIONS);
      return lead.post('/omnis/v3/atlas/staff/invitations/', { email, permissions: [] });
    },
    'team invitation': async (email) => {
      const owner = await app.signInOwner(shop);
      return owner.post('/omnis/v3/dashboard/team/invitations/', { email, permissions: ['pages'] });
    },
  };

  /** Requests that a mail program or scanner sends; cookies of the recipient are absent. */
  async function scan(link: string): Promise<readonly number[]> {
    const { pathname, search, host } = new URL(link);
    const headers = { ...asPage.headers, 'x-correlation-id': correlationId };
    const scanner: Browser = app.visitor(host.split('.', 1).join(''));
    const answers = [];
    for (const method of ['head', 'get'] as const)
      answers.push(await scanner.send(method, pathname + search, { headers }));
    return answers.map(({ status }) => status);
  }
  const correlationId = 'mail-scanner';

  const eventsOfScan = () =>
    app
      .get(DataSource)
      .query(`SELECT type FROM es_event WHERE meta->>'correlationId' = $1`, [correlationId]);

  it.each(Object.keys(requests))(
    'MKT-019 %s: change nothing until a form is sent',
    async (kind) => {
      const email = newAddress();
      await requests[kind]?.(email);
      // The account was created with a mail, too.
      const count = kind === 'forgotten password' ? 2 : 1;
      const mail = (await mailsTo(app, email, count)).at(-1);
      const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links)
        for (const status of await scan(link)) expect(status).toBeLessThan(400);
      expect(await eventsOfScan()).toEqual([]);
    },
  );
});
