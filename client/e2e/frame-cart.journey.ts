import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { blockOf, canvasOf, makePage, openEditor, owner } from './editor.js';
import { findsNoServer } from './shop.js';

const widget = 'https://widget.example';
/** Page of another host that records the messages it receives. */
const markup = `<body><script>
  addEventListener('message', ({ data }) => { document.body.dataset.received = JSON.stringify(data); });
</script></body>`;

const serveWidget = (page: Page) =>
  page.context().route(`${widget}/**`, (route) => {
    return route.fulfill({ contentType: 'text/html', body: markup });
  });

/** Quantity of each line in the basket. */
async function quantitiesIn(page: Page): Promise<string[]> {
  await page.goto('/basket/');
  return await page.getByLabel(/quantity/i).evaluateAll((fields: HTMLInputElement[]) => {
    return fields.map((field) => field.value);
  });
}

const bodyOf = (page: Page) => page.frameLocator('iframe[title="Widget"]').locator('body');

async function say(page: Page, message: object): Promise<void> {
  await bodyOf(page).evaluate((element, data) => {
    delete element.dataset['received'];
    parent.postMessage(data, '*');
  }, message);
}

/** Sends a harmless message until it is answered: the page listens only once its script runs. */
async function untilAnswered(page: Page): Promise<void> {
  await expect(async () => {
    await say(page, { variantId: 7 });
    await expect(bodyOf(page)).toHaveAttribute('data-received', /add-to-cart-failed/, {
      timeout: 2_000,
    });
  }).toPass();
}

/** Sends a request from the frame and returns the answer. */
async function ask(page: Page, message: object): Promise<object> {
  await say(page, message);
  const body = bodyOf(page);
  await expect(body).toHaveAttribute('data-received', /add-to-cart-/);
  return JSON.parse((await body.getAttribute('data-received')) ?? '{}');
}

test("BSK-012 BSK-013 ERR-018 ERR-026 ERR-027 VAL-046 VAL-047 VAL-048 a page's frame can add to the basket, and other windows cannot @first-tier", async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id, url } = await makePage(page, [
    blockOf('text', { html: '<p>One</p>' }),
    blockOf('iframe', { src: `${widget}/stand/`, title: 'Widget', height: 300 }),
  ]);
  await serveWidget(page);
  await page.goto('/');
  const sku = await page.evaluate(async () => {
    const card = document.querySelector('a[href^="/product/"]');
    const [, urlName = ''] = /^\/product\/([^/?]+)/.exec(card?.getAttribute('href') ?? '') ?? [];
    const { variants } = await (await fetch(`/omnis/v3/product/${urlName}/`)).json();
    const [first] = variants.filter(({ available }: { available: boolean }) => available);
    return String(first.sku);
  });

  // The basket is disabled in the editor.
  const before = await quantitiesIn(page);
  await openEditor(page, id);
  const edited = canvasOf(page).frameLocator('iframe[title="Widget"]').locator('body');
  await edited.evaluate((_element, variantId) => parent.postMessage({ variantId }, '*'), sku);

  const shopper = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await serveWidget(shopper);
  await shopper.goto(url);
  const notice = shopper.getByRole('complementary', { name: 'Basket' });
  const frame = shopper.locator('iframe[title="Widget"]');
  await frame.scrollIntoViewIfNeeded();
  await untilAnswered(shopper);

  expect(await ask(shopper, { variantId: sku })).toEqual({
    type: 'add-to-cart-complete',
    quantity: 1,
    message: null,
  });
  await expect(notice.getByRole('status')).toContainText('Added to your basket');
  // The notice floats above the page.
  await expect(notice).toHaveCSS('position', 'fixed');
  await notice.getByRole('link', { name: 'Close' }).click();
  await expect(notice).toBeHidden();

  const items = [{ variantId: sku, quantity: 2 }, { variantId: 'NO-SUCH' }];
  const unavailable = 'Oops... Looks like this product is no longer available';
  expect(await ask(shopper, { items })).toMatchObject({
    type: 'add-to-cart-complete',
    message: expect.stringContaining(unavailable),
  });
  await expect(notice).toContainText(unavailable);
  expect(await ask(shopper, { items: [{ variantId: 'NO-SUCH' }] })).toMatchObject({
    type: 'add-to-cart-failed',
  });
  await expect(notice).toContainText('Not added to your basket');

  for (const [request, message] of [
    [{ variantId: sku, items }, 'variantId and items cannot be used together'],
    [{ variantId: 7 }, 'variantId must be a string if provided'],
    [{ items: 'all' }, 'items must be an array if provided'],
  ] as const) {
    expect(await ask(shopper, request)).toEqual({ type: 'add-to-cart-failed', message });
    await expect(notice).toContainText(message);
  }

  // If the notice's code cannot be loaded, a plain notice replaces it and the page stays.
  const lost = /\/assets\/(CartNotice|add-to-cart)-[^/]*\.js$|\/livez$/;
  const cut = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await serveWidget(cut);
  await cut.route(lost, (route) => route.abort());
  const isAlone = findsNoServer(cut);
  await cut.goto(url);
  await cut.locator('iframe[title="Widget"]').scrollIntoViewIfNeeded();
  await untilAnswered(cut);
  expect(await ask(cut, { variantId: sku })).toEqual({
    type: 'add-to-cart-failed',
    message: 'Oops... looks like something went wrong. Please try again.',
  });
  await expect(cut.getByText('Not added to your basket. Oops')).toBeVisible();
  await isAlone;
  await cut.unroute(lost);
  // Browsers that cache the failed import have reloaded the page.
  await expect(async () => {
    await cut.locator('iframe[title="Widget"]').scrollIntoViewIfNeeded();
    await untilAnswered(cut);
    expect(await ask(cut, { variantId: sku })).toMatchObject({ type: 'add-to-cart-complete' });
    await expect(cut.getByText('Added to your basket')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(cut.getByRole('link', { name: 'View basket' })).toBeVisible();
  await expect(cut.getByText('One', { exact: true })).toBeVisible();

  // Neither the page itself nor an unrelated window is accepted as sender.
  await shopper.evaluate((variantId) => postMessage({ variantId }, '*'), sku);
  expect(await quantitiesIn(shopper)).toEqual(['3']);
  expect(await quantitiesIn(page)).toEqual(before);
});
