import { expect, test, type Page } from '@playwright/test';

import { blockOf, canvasOf, makePage, openEditor, owner } from './editor.js';

const widget = 'https://widget.example';
/** A page of another host, which shows what it is told. */
const markup = `<body><script>
  addEventListener('message', ({ data }) => { document.body.dataset.heard = JSON.stringify(data); });
</script></body>`;

/** The frame asks its page for something; answers what it is told. */
async function ask(page: Page, message: object): Promise<object> {
  const body = page.frameLocator('iframe[title="Widget"]').locator('body');
  await body.evaluate((element, said) => {
    delete element.dataset['heard'];
    parent.postMessage(said, '*');
  }, message);
  await expect(body).toHaveAttribute('data-heard', /cart/);
  return JSON.parse((await body.getAttribute('data-heard')) ?? '{}');
}

test('BSK-012 BSK-013 ERR-018 VAL-046 VAL-047 VAL-048 a frame of the page puts into the basket what it asks for, and nobody else does', async ({
  browser,
}) => {
  const page = await owner(browser);
  const { id, url } = await makePage(page, [
    blockOf('text', { html: '<p>One</p>' }),
    blockOf('iframe', { src: `${widget}/stand/`, title: 'Widget', height: 300 }),
  ]);
  await page.context().route(`${widget}/**`, (route) => {
    return route.fulfill({ contentType: 'text/html', body: markup });
  });
  await page.goto('/');
  const sku = await page.evaluate(async () => {
    const card = document.querySelector('a[href^="/product/"]');
    const [, urlName = ''] = /^\/product\/([^/?]+)/.exec(card?.getAttribute('href') ?? '') ?? [];
    const { variants } = await (await fetch(`/omnis/v3/product/${urlName}/`)).json();
    const [first] = variants.filter(({ available }: { available: boolean }) => available);
    return String(first.sku);
  });

  // Nobody shops where the page is edited: the basket at the end has nothing of this.
  await openEditor(page, id);
  const edited = canvasOf(page).frameLocator('iframe[title="Widget"]').locator('body');
  await edited.evaluate((_element, variantId) => parent.postMessage({ variantId }, '*'), sku);

  await page.goto(url);
  const notice = page.getByRole('complementary', { name: 'Bag' });
  const frame = page.locator('iframe[title="Widget"]');
  await frame.scrollIntoViewIfNeeded();

  expect(await ask(page, { variantId: sku })).toMatchObject({ added: true });
  await expect(notice.getByRole('status')).toContainText('Added to your basket');
  await notice.getByRole('link', { name: 'Close' }).click();
  await expect(notice).toBeHidden();

  const items = [{ variantId: sku, quantity: 2 }, { variantId: 'NO-SUCH' }];
  const gone = 'Oops... Looks like this product is no longer available';
  expect(await ask(page, { items })).toMatchObject({
    added: true,
    message: expect.stringContaining(gone),
  });
  await expect(notice).toContainText(gone);
  expect(await ask(page, { items: [{ variantId: 'NO-SUCH' }] })).toMatchObject({ added: false });
  await expect(notice).toContainText('Nothing was added');

  for (const [asked, message] of [
    [{ variantId: sku, items }, 'variantId and items cannot be used together'],
    [{ variantId: 7 }, 'variantId must be a string if provided'],
    [{ items: 'all' }, 'items must be an array if provided'],
  ] as const) {
    expect(await ask(page, asked)).toEqual({ type: 'cart', added: false, message });
    await expect(notice).toContainText(message);
  }

  // The page itself is no frame of it, and neither is one that it never had.
  await page.evaluate((variantId) => postMessage({ variantId }, '*'), sku);
  await page.goto('/basket/');
  await expect(page.getByLabel(/quantity/i).first()).toHaveValue('3');
});
