import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { blockOf, canvasOf, makePage, openEditor, owner } from './editor.js';
import { findsNoServer } from './shop.js';

const widget = 'https://widget.example';
/** A page of another host, which shows what it is told. */
const markup = `<body><script>
  addEventListener('message', ({ data }) => { document.body.dataset.received = JSON.stringify(data); });
</script></body>`;

const serveWidget = (page: Page) =>
  page.context().route(`${widget}/**`, (route) => {
    return route.fulfill({ contentType: 'text/html', body: markup });
  });

/** Of each line of the basket. */
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

/** Says what adds nothing until it is answered: a page hears its frames from when its program runs. */
async function untilAnswered(page: Page): Promise<void> {
  await expect(async () => {
    await say(page, { variantId: 7 });
    await expect(bodyOf(page)).toHaveAttribute('data-received', /add-to-cart-failed/, {
      timeout: 2_000,
    });
  }).toPass();
}

/** The frame asks its page for something; answers what it is told. */
async function ask(page: Page, message: object): Promise<object> {
  await say(page, message);
  const body = bodyOf(page);
  await expect(body).toHaveAttribute('data-received', /add-to-cart-/);
  return JSON.parse((await body.getAttribute('data-received')) ?? '{}');
}

test('BSK-012 BSK-013 ERR-018 ERR-026 ERR-027 VAL-046 VAL-047 VAL-048 a frame of the page puts into the basket what it asks for, and nobody else does', async ({
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

  // Nobody shops where the page is edited.
  const before = await quantitiesIn(page);
  await openEditor(page, id);
  const edited = canvasOf(page).frameLocator('iframe[title="Widget"]').locator('body');
  await edited.evaluate((_element, variantId) => parent.postMessage({ variantId }, '*'), sku);

  const shopper = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await serveWidget(shopper);
  await shopper.goto(url);
  const notice = shopper.getByRole('complementary', { name: 'Bag' });
  const frame = shopper.locator('iframe[title="Widget"]');
  await frame.scrollIntoViewIfNeeded();
  await untilAnswered(shopper);

  expect(await ask(shopper, { variantId: sku })).toEqual({
    type: 'add-to-cart-complete',
    quantity: 1,
    message: null,
  });
  await expect(notice.getByRole('status')).toContainText('Added to your basket');
  // It stands over the page, as what is put in elsewhere is told.
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

  // Without a network for what it is done and told by, the page says so in its place, and stays.
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
  // At once, or of the page that is loaded anew where the engine remembers what did not come.
  await expect(async () => {
    await cut.locator('iframe[title="Widget"]').scrollIntoViewIfNeeded();
    await untilAnswered(cut);
    expect(await ask(cut, { variantId: sku })).toMatchObject({ type: 'add-to-cart-complete' });
    await expect(cut.getByText('Added to your basket')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(cut.getByRole('link', { name: 'View basket' })).toBeVisible();
  await expect(cut.getByText('One', { exact: true })).toBeVisible();

  // The page itself is no frame of it, and neither is one that it never had.
  await shopper.evaluate((variantId) => postMessage({ variantId }, '*'), sku);
  expect(await quantitiesIn(shopper)).toEqual(['3']);
  expect(await quantitiesIn(page)).toEqual(before);
});
