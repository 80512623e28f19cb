import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { addToBasket, hydrated, openFilters, ready } from './shop.js';

/** Opens the first collection from its tile on the home page. */
async function openCollection(page: Page): Promise<string> {
  await page.goto('/');
  const tile = page.getByRole('region', { name: 'Collections' }).getByRole('listitem').first();
  const name = await tile.getByRole('heading').innerText();
  await tile.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

const alpineNight = '/product/alpine-night-tee/';

/** Opens the first product of the first collection. */
async function openProduct(page: Page): Promise<string> {
  await openCollection(page);
  const first = page.locator('#content li:has(h3)').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

async function openCreator(page: Page): Promise<void> {
  await openProduct(page);
  await page.getByRole('link', { name: /^Designed by / }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Designed by / })).toBeVisible();
}

/** Opens the first bundle of the shop. */
async function openBundle(page: Page): Promise<void> {
  await page.goto('/shop/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /bundle/i })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'In this bundle' })).toBeVisible();
}

/** Selects the first available size of each piece. */
async function choosePieces(page: Page): Promise<void> {
  for (const size of await page.getByLabel('Size', { exact: true }).all()) {
    const value = await size
      .locator('option:enabled:not([value=""])')
      .first()
      .getAttribute('value');
    await size.selectOption(value);
  }
}

const count = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+ products?$/)
    .first();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a shopper ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    /** Until the script runs, the filters have a submit button, as without script. */
    const choose = async (page: Page, label: string, value: string) => {
      const filters = await openFilters(page);
      const apply = filters.getByRole('button', { name: 'Apply' });
      if (javaScriptEnabled) await expect(apply).toBeHidden();
      await filters.getByLabel(label).selectOption(value);
      if (!javaScriptEnabled) await apply.click();
    };

    test('CAT-026 CAT-023 filters a collection, clears the filter, and sorts by price', async ({
      page,
    }) => {
      await openCollection(page);
      const before = await count(page).innerText();
      const colour = (await openFilters(page)).getByLabel('Colour');
      const name = (await colour.locator('option').nth(1).getAttribute('value')) ?? '';
      await choose(page, 'Colour', name);
      await expect(page).toHaveURL(/\?.*colour=/);
      await expect(count(page)).not.toHaveText(before);
      await page.reload();
      await openFilters(page);
      await expect(colour).toHaveValue(name);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: `Remove filter ${name}` }).click();
      await expect(count(page)).toHaveText(before);
      await expect(page).not.toHaveURL(/colour=/);

      await choose(page, 'Sort by', 'price-asc');
      await expect(page).toHaveURL(/sort=price-asc/);
      await expect(async () => {
        const prices = await page
          .locator('#content li:has(h3)')
          .evaluateAll((cards) =>
            cards.map((card) => Number(/£(\d+\.\d\d)/.exec(card.textContent)?.[1])),
          );
        expect(prices.length).toBeGreaterThan(1);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }).toPass();
    });

    test('CAT-027 goes from a product to its creator', async ({ page }) => {
      await openCreator(page);
      await expect(page).toHaveURL(/\/creator\/[\w-]+\/$/);
      await expect(count(page)).toBeVisible();
    });

    test('CAT-010 BSK-006 chooses each piece of a bundle', async ({ page }) => {
      await openBundle(page);
      await choosePieces(page);
      await page.getByRole('button', { name: 'Add to basket' }).click();
      await expect(page.getByText('Added to your basket')).toBeVisible();
      await page.getByRole('link', { name: 'View basket' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: /bundle/i })).toBeVisible();
    });
  });
}

test(
  'IMG-013 without script an image links to its full size',
  { tag: '@pictures' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    // Opened directly, to avoid loading dozens of images on the way.
    await page.goto(alpineNight);
    await page
      .getByRole('link', { name: /^Enlarge: / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/images\//);
    await context.close();
  },
);

test('CAT-010 a bundle names the sizes that are missing', async ({ page }) => {
  await openBundle(page);
  await ready(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  const missing = page.getByRole('combobox', { name: 'Size' }).first();
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAccessibleDescription('Choose a size');
  await choosePieces(page);
  await expect(missing).toHaveAccessibleDescription('');
});

test('CAT-020 the thumbnail of another colour selects it', async ({ page }) => {
  await openProduct(page);
  const other = page.getByRole('link', { name: /^Show in / }).last();
  const colour = ((await other.getAttribute('aria-label')) ?? '').replace('Show in ', '');
  await other.click();
  await expect(
    page.getByRole('list', { name: 'Colour' }).getByRole('link', { name: colour, exact: true }),
  ).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('input[name="colour"]')).toHaveValue(colour);
});

test('CAT-026 filters a collection when the script fails to load', async ({ page }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/collection/golden-hour/');
  const filters = page.getByRole('form', { name: 'Filters' });
  const first = page.locator('#content li:has(h3)').first();
  const before = await first.boundingBox();
  await filters.getByLabel('Colour').selectOption({ index: 1 });
  await expect(filters.getByRole('button', { name: 'Apply' })).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/colour=/);
  await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
});

test.describe('after Back', () => {
  const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket, / });
  /** Headless browsers restore no page, so the event of a restored page is sent by the test. */
  const restore = (page: Page) =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });

  test('LAY-027 the header counts what was added on another page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.goto(alpineNight);
    await addToBasket(page);
    await page.goBack();
    await expect(basket(page)).toHaveAccessibleName('Basket, 1 item');
  });

  test('LAY-027 a restored page shows the current counts', async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(alpineNight);
    await addToBasket(other);
    await expect(basket(page)).toHaveAccessibleName('Basket, empty');
    await restore(page);
    await expect(basket(page)).toHaveAccessibleName('Basket, 1 item');
  });

  test('a restored basket shows its current lines', async ({ page, context }) => {
    await page.goto('/basket/');
    const other = await context.newPage();
    await other.goto(alpineNight);
    await addToBasket(other);
    await expect(async () => {
      await restore(page);
      await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
  });
});
