import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { mailsTo, newAddress, signUp } from '../features/accounts/account.testing.js';
import { offer } from '../features/catalogue/offer.testing.js';
import { asPage } from '../features/storefront/storefront.testing.js';
import type { Browser } from '../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../platform/testing/start-app.js';

describe('links of mails', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({ favouritesEnabled: true });
  });
  afterAll(() => app.close());

  /** Requests a mail to an address; resolves once it was requested. */
  const requests: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
    newsletter: (email) =>
      app.visitor(shop.code).post('/omnis/v3/mailing-lists/subscribe/', { email }),
    'sign-up': (email) => signUp(app.visitor(shop.code), email),
    favourites: async (email) => {
      const shopper = app.visitor(shop.code);
      const { uuid } = await offer(app, shop);
      await shopper.form('/favourites/add/', { product: uuid });
      return shopper.form('/favourites/email/', { email });
    },
    'change of address': async (email) => {
      const person = await app.signInCustomer(shop.code);
      return person.form('/account/details/email/', { email, current_password: testPassword });
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
      const [mail] = await mailsTo(app, email, 1);
      const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links)
        for (const status of await scan(link)) expect(status).toBeLessThan(400);
      expect(await eventsOfScan()).toEqual([]);
    },
  );
});
