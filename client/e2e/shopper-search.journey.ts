import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import {
  addToBasket,
  cards,
  fillAddress,
  hydrated,
  openFilters,
  payBy,
  sidewaysOverflow,
} from './shop.js';
import { asItIs, atBothWidths, desktop, phone, type Widths } from './widths.js';

/** Matches more products than fit on a page. */
const manyFound = 'cotton';

const results = (page: Page) => page.locator('#content li:has(h3)');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+ products?$/)
    .first();
const currency = (page: Page, name: string) =>
  page.locator('summary', { hasText: /./ }).and(page.getByLabel(`Currency: ${name}`));

/** Searches on the search page, which the header icon opens. */
async function search(page: Page, terms: string, widths: Widths = asItIs): Promise<void> {
  await page.goto('/search/');
  const question = page.getByRole('search', { name: 'Products' });
  await question.getByRole('searchbox').fill(terms);
  await widths.press(question.getByRole('button', { name: 'Search' }));
  const heading = page.getByRole('heading', { level: 1 });
  await widths.see(() => expect(heading).toHaveText(`Results for “${terms}”`));
}

/** Changes the currency in the header. */
async function chooseOnDesktop(page: Page, from: string, to: string): Promise<void> {
  await page.setViewportSize(desktop);
  await currency(page, from).click();
  await page.getByRole('button', { name: to }).click();
  await expect(currency(page, to)).toBeVisible();
}

/** Changes the currency in the menu, because the header is narrow. */
async function chooseOnPhone(page: Page, to: string): Promise<void> {
  await page.setViewportSize(phone);
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await menu.click();
  await page.getByRole('button', { name: to }).click();
  await menu.click();
  await expect(page.getByRole('button', { name: to })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Close the menu' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a shopper ${javaScriptEnabled ? 'with' : 'without'} script, on phone and desktop`, () => {
    test.use({ javaScriptEnabled });

    /** Selects the first value after "all" and returns its count. */
    const narrow = async (page: Page, label: string, { press, see }: Widths): Promise<number> => {
      const filters = await openFilters(page);
      const apply = filters.getByRole('button', { name: 'Apply' });
      const field = filters.getByLabel(label);
      await see(async () => {
        await openFilters(page);
        if (javaScriptEnabled) await expect(apply).toBeHidden();
        await expect(field).toBeEditable();
      });
      const option = field.locator('option').nth(1);
      const [, found] = /\((\d+)\)$/.exec((await option.textContent()) ?? '') ?? [];
      await field.selectOption({ index: 1 });
      if (!javaScriptEnabled) await press(apply);
      return Number(found);
    };

    test('RTE-019 CNT-002 BSK-007 LAY-026 finds a misspelt term, filters by colour and size, and adds a favourite, which the header counts', async ({
      page,
    }) => {
      const widths = atBothWidths(page);
      const { press, see } = widths;
      await search(page, 'mushrom', widths);
      await see(async () => {
        await expect(page.getByText('These products are similar.')).toBeVisible();
        await expect(results(page).first()).toContainText(/mushroom/i);
      });
      await search(page, 'tee', widths);
      const ofColour = await narrow(page, 'Colour', widths);
      await expect(page).toHaveURL(/colour=/);
      await see(() => expect(count(page)).toHaveText(new RegExp(`^${ofColour} products?$`)));
      const ofBoth = await narrow(page, 'Size', widths);
      await expect(page).toHaveURL(/size=/);
      await see(() => expect(count(page)).toHaveText(new RegExp(`^${ofBoth} products?$`)));
      expect(ofBoth).toBeLessThanOrEqual(ofColour);
      await page.reload();
      await see(() => expect(count(page)).toHaveText(new RegExp(`^${ofBoth} products?$`)));

      await search(page, 'whale', widths);
      if (javaScriptEnabled) await hydrated(page);
      const heart = page.getByRole('button', { name: /^Add to favourites: / }).first();
      const label = (await heart.getAttribute('aria-label')) ?? '';
      const tee = label.replace('Add to favourites: ', '');
      const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await press(heart);
      const favourites = page.getByRole('link', { name: 'Favourites, 1 item' });
      await see(() => expect(favourites).toBeVisible());
      await saved;
      await expect(page).toHaveURL(/q=whale/);
      await press(favourites);
      const favourite = page.getByRole('listitem').filter({ hasText: tee }).first();
      await see(() => expect(favourite).toBeVisible());
    });

    test('LAY-024 PAY-015 PAY-020 pays in the chosen currency', async ({ page }) => {
      const widths = atBothWidths(page);
      const { see } = widths;
      const prices = (shown: string, hidden: string) =>
        see(async () => {
          await expect(page.getByRole('main')).toContainText(shown);
          await expect(page.getByRole('main')).not.toContainText(hidden);
        });
      await page.goto('/product/whale-song-tee/');
      await prices('£', 'US$');
      await chooseOnDesktop(page, 'British Pound', 'US Dollar');
      await expect(page).toHaveURL(/\/product\/whale-song-tee\/$/);
      await prices('US$', '£');
      await chooseOnPhone(page, 'British Pound');
      await prices('£', 'US$');
      await chooseOnPhone(page, 'US Dollar');
      await expect(page).toHaveURL(/\/product\/whale-song-tee\/$/);
      await prices('US$', '£');
      await addToBasket(page, widths);
      await page.goto('/basket/');
      const summary = page.getByRole('region', { name: 'Summary' });
      await see(() => expect(summary).toContainText('US$'));
      await page.goto('/checkout/');
      await fillAddress(page, widths);
      await payBy(page, cards.good, widths);
      await see(() =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order'),
      );
      await prices('US$', '£');
    });
  });
}

test('ERR-036 the first basket in another currency explains the lower price @first-tier', async ({
  page,
}) => {
  await page.goto('/product/whale-song-tee/');
  await chooseOnDesktop(page, 'British Pound', 'US Dollar');
  await addToBasket(page);
  await page.goto('/basket/');
  await expect(page.getByText('Discount applied due to improved exchange rates')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('US$');
});

test('CAT-029 RTE-079 a long list has addressable pages and is restored on return @first-tier', async ({
  page,
}) => {
  await search(page, manyFound);
  await hydrated(page);
  const more = page.getByRole('link', { name: 'Show more' });
  const before = await results(page).count();
  await expect(more).toHaveAttribute('href', /page=2/);
  await more.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => results(page).count()).toBeGreaterThan(before);
  const shown = await results(page).count();
  const last = results(page).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => results(page).count()).toBe(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
});

test('CAT-029 CST-055 a long list loads its next page within 100 pixels of the end @first-tier', async ({
  page,
}) => {
  // Records the margins of observers: the distance from the window at which the link counts as
  // visible.
  await page.addInitScript(() => {
    const margins: string[] = [];
    const Original = IntersectionObserver;
    Object.assign(globalThis, {
      margins,
      IntersectionObserver: class extends Original {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(callback, options);
          margins.push(this.rootMargin);
        }
      },
    });
  });
  await search(page, manyFound);
  await hydrated(page);
  await expect
    // The script above sets it.
    .poll(() => page.evaluate(() => (globalThis as { margins?: string[] }).margins))
    .toContain('0px 0px 100px 0px');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-029 the pages of a long list are links in both directions', async ({ page }) => {
    await search(page, manyFound);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('link', { name: /^Previous \d+ products$/ }).click();
    await expect(page).not.toHaveURL(/page=/);
  });
});

test('NFR-007 searches, chooses a currency and opens a product by keyboard alone', async ({
  page,
}) => {
  await page.goto('/search/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('whale');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “whale”');
  await currency(page, 'British Pound').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'US Dollar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toContainText('US$');
  await results(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

/** In pixels. */
const heightOf = async (page: Page) =>
  (await page.locator('header > div').first().boundingBox())?.height;

test('LAY-016 LAY-018 LAY-022 LAY-046 CST-003 CST-041 the header has the height of its breakpoint @first-tier', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 844 });
  await page.goto('/search/');
  expect(await heightOf(page)).toBe(56);
  await page.setViewportSize({ width: 768, height: 844 });
  expect(await heightOf(page)).toBe(64);
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toHaveCSS('max-width', '220px');
});

test.describe('accessibility', () => {
  // Needed to inject axe-core.
  test.use({ bypassCSP: true });

  test('NFR-007 NFR-012 the currency list is accessible and as wide as the window', async ({
    page,
  }) => {
    await page.goto('/search/?q=whale');
    await currency(page, 'British Pound').click();
    await expect(page.getByRole('button', { name: 'Euro' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    }
  });
});
