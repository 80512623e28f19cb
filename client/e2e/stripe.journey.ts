import { expect, type Page } from '@playwright/test';

import { test as base } from './journey.js';
import { freePort, runProgram, secondServer } from './second-server.js';
import { addToBasket, fillAddress, ready } from './shop.js';
import { elementOptions, serveStripeScript } from './stripe-script.js';

/** A shop whose server uses a fake Stripe. */
interface StripeShop {
  readonly url: string;
  readonly fakeUrl: string;
}

const test = base.extend<{ shop: StripeShop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires destructuring here
    async ({}, use) => {
      const port = String(await freePort());
      const fakeUrl = `http://127.0.0.1:${port}`;
      const program = ['platform/testing/fake-stripe.main.js', port];
      const stopFake = await runProgram(program, {}, `${fakeUrl}/v1/`);
      const server = await secondServer({
        PAYMENTS: 'stripe',
        STRIPE_API_URL: fakeUrl,
        STRIPE_SECRET_KEY: 'sk_test_ofTheFakeStripe',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_ofTheFakeStripe',
        STRIPE_WEBHOOK_SECRET: 'whsec_ofTheFakeStripe',
      });
      await use({ url: server.url, fakeUrl });
      await server.stop();
      await stopFake();
    },
    { timeout: 120_000 },
  ],
});

const thanks = 'Thank you for your order';
const fields = 'iframe[title="Secure payment input frame"]';

async function openCheckout(page: Page, { url }: StripeShop): Promise<void> {
  await page.goto(url);
  const products = page.getByRole('region', { name: /products$/i });
  await products.getByRole('listitem').first().getByRole('link').first().click();
  await addToBasket(page);
  await page.goto(`${url}/checkout/`);
  await fillAddress(page);
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay / }).click();

/** Sends the form, which leads to a page of Stripe, and opens that page at the fake. */
async function payOnPage(page: Page, { fakeUrl }: StripeShop, start: string): Promise<void> {
  const redirected = page.waitForRequest((request) => request.url().startsWith(start), {
    timeout: 20_000,
  });
  await pay(page);
  const { pathname } = new URL((await redirected).url());
  // The navigation to Stripe itself may still fail, and would interrupt this one.
  await expect(async () => {
    await page.goto(fakeUrl + pathname);
  }).toPass({ timeout: 20_000 });
}

const enter = (page: Page, number: string) =>
  page.frameLocator(fields).getByLabel('Card number').fill(number);

test.describe('a shopper at a shop with Stripe', () => {
  test.slow();

  test('pays in the form, also after a declined card and with 3-D Secure', async ({
    page,
    shop,
  }) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refusals.push(message.text());
    });
    await serveStripeScript(page, shop.fakeUrl);
    await openCheckout(page, shop);
    await expect(page.locator(fields)).toBeVisible();
    const { amount, currency, appearance } = await elementOptions(page);
    expect(currency).toBe('gbp');
    expect(JSON.stringify(appearance)).toMatch(/"colorText":"#[0-9a-f]{6}"/);

    // Delivery to another country has another price, which the element shows too.
    await page.getByLabel('Country').first().selectOption('DE');
    await expect.poll(async () => (await elementOptions(page)).amount).not.toBe(amount);
    await page.getByLabel('Country').first().selectOption('GB');
    await expect.poll(async () => (await elementOptions(page)).amount).toBe(amount);

    await pay(page);
    await expect(page.locator(fields)).toBeFocused();
    await enter(page, '4000 0000 0000 0002');
    await pay(page);
    await expect(page).toHaveURL(/\/pay\/[0-9a-f]{32}\/$/);
    await expect(page.getByRole('alert')).toContainText('Your card was declined');

    await expect(page.locator(fields)).toBeVisible();
    await enter(page, '4000 0000 0000 3220');
    await payOnPage(page, shop, 'https://hooks.stripe.com/3ds/');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
    expect(refusals).toEqual([]);
  });

  test('PAY-005 PAY-006 ERR-029 sees that the fields cannot be loaded, and loads them again', async ({
    page,
    shop,
  }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await openCheckout(page, shop);
    await ready(page);
    const alert = page.getByRole('alert').filter({ hasText: 'The card fields cannot be loaded' });
    await expect(alert).toBeVisible();
    await expect(page.getByText('You enter your card on the next page')).toBeVisible();
    await page.unroute('https://js.stripe.com/**');
    await serveStripeScript(page, shop.fakeUrl);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(fields)).toBeVisible();
    await expect(alert).toBeHidden();
    await enter(page, '4242 4242 4242 4242');
    await pay(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
  });

  test.describe('that is a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; ExampleBot/1.0)' });

    test('PAY-005 ERR-029 sees no error', async ({ page, shop }) => {
      const aborted = page.waitForEvent('requestfailed', (request) =>
        request.url().startsWith('https://js.stripe.com/'),
      );
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await openCheckout(page, shop);
      await aborted;
      await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
      await expect(page.getByText('The card fields cannot be loaded')).toBeHidden();
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('PAY-001 pays on the page of Stripe', async ({ page, shop }) => {
      await openCheckout(page, shop);
      await payOnPage(page, shop, 'https://checkout.stripe.com/c/pay/');
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
    });
  });
});
