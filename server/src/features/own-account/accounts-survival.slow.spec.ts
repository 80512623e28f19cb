import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../platform/config/config.js';
import { Browser } from '../../platform/testing/browser.js';
import { startSecondServer } from '../../platform/testing/server-process.js';
import { startOwnApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { takeoverTimeoutMs, until } from '../../platform/testing/until.js';
import { freshDatabase, type FreshDatabase } from '../../platform/testing/database.js';
import { codeTo, mailsTo, newAddress, signUp } from '../accounts/account.testing.js';
import { signIn } from '../accounts/second-factor/second-factor.testing.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';
import { placesOf } from '../checkout/erasure.testing.js';

/** Number of concurrent calls; the process is killed while they run. */
const people = 6;
const beforeTheKill = 3;
const timeoutMs = 120_000;

describe('accounts on a server that is killed', () => {
  let database: FreshDatabase;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    database = await freshDatabase();
    app = await startOwnApp({ DATABASE_URL: database.url });
    shop = await openTeeShop(app);
  }, timeoutMs);
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** Same session in a browser that talks to another process. */
  function movedTo(url: string, browser: Browser): Browser {
    const moved = new Browser(url, browser.host);
    for (const pair of browser.cookieHeader().split('; ')) {
      const [name = '', ...value] = pair.split('=');
      moved.setCookie(name, value.join('='));
    }
    return moved;
  }

  /**
   * Sends a call per person to a second process and kills it after some responses. Returns the
   * acknowledged persons.
   */
  async function killedAmid<Person>(
    all: readonly Person[],
    call: (url: string, person: Person) => Promise<boolean>,
  ): Promise<readonly Person[]> {
    const second = await startSecondServer(app);
    const acknowledged: Person[] = [];
    const calls = all.map(async (person) => {
      const isDone = await call(second.url, person).catch(() => false);
      if (!isDone) return;
      acknowledged.push(person);
      if (acknowledged.length === beforeTheKill) second.child.kill('SIGKILL');
    });
    await Promise.all(calls);
    second.child.kill('SIGKILL');
    await second.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(beforeTheKill);
    return acknowledged;
  }

  it(
    'keep every acknowledged sign-up, with exactly one mail each',
    async () => {
      const addresses = Array.from({ length: people }, newAddress);
      const browsers = new Map<string, Browser>();
      const signedUp = await killedAmid(addresses, async (url, email) => {
        const browser = new Browser(url, app.visitor(shop.code).host);
        browsers.set(email, browser);
        return (await signUp(browser, email)).status === 200;
      });
      for (const email of signedUp) {
        const [mail] = await mailsTo(app, email, 1, takeoverTimeoutMs);
        const code = await codeTo(app, email);
        expect(mail?.text).toContain(code);
        const browser = movedTo(app.url, browsers.get(email) ?? app.visitor(shop.code));
        const verified = await browser.post('/omnis/v3/dashboard/secure/verify/', { code });
        expect(verified.status).toBe(200);
      }
      for (const email of signedUp) {
        const mails = await mailsTo(app, email, 1);
        expect(mails.filter(({ text }) => text.includes('/sign-up/verify/'))).toHaveLength(1);
      }
    },
    timeoutMs,
  );

  it(
    'complete every acknowledged deletion and send one mail about it',
    async () => {
      const leaving = [];
      for (let count = 0; count < people; count += 1) {
        const person = await app.signInCustomer(shop.code);
        await placeOrder(person, shop, { email: person.email });
        leaving.push(person);
      }
      const deleted = await killedAmid(leaving, async (url, person) => {
        const answer = await movedTo(url, person).form('/account/data/delete/', {
          password: testPassword,
        });
        return (
          answer.status === 303 && String(answer.headers['location']).includes('done=deletion')
        );
      });
      // Sequential: each check reads all tables, and the first one waits for all deletions.
      for (const person of deleted) {
        // No table contains the address any more; only the sent mail, a file in the data folder,
        // does.
        await until(
          () => placesOf(app, person.email, []),
          ({ length }) => length === 0,
          takeoverTimeoutMs,
        );
        expect(await placesOf(app, person.email, [app.get(Config).DATA_DIR])).toHaveLength(1);
        const refused = await signIn(app.visitor(shop.code), person);
        expect(refused.body).toMatchObject({ code: 'SignInRefused' });
      }
    },
    timeoutMs,
  );
});
