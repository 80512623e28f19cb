import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { holdProgram, hydrated } from './shop.js';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
/** Link that occurs only in the panel. */
const jungle = (page: Page) => mainMenu(page).getByRole('link', { name: 'Jungle' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a shopper navigates ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('LAY-023 LAY-006 LAY-010 RTE-018 navigates by mouse, keyboard, sidebar and sitemap', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/sitemap/');
      if (javaScriptEnabled) await hydrated(page);
      await expect(jungle(page)).toBeHidden();
      await mainMenu(page).getByRole('link', { name: 'Shop', exact: true }).hover();
      await jungle(page).click();
      await expect(page).toHaveURL(/\/collection\/jungle\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto('/sitemap/');
      const shop = mainMenu(page).getByRole('link', { name: 'Shop', exact: true });
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(shop).toBeFocused({ timeout: 100 });
      }).toPass();
      await expect(jungle(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(mainMenu(page).getByRole('link', { name: 'Golden Hour' }).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/collection\/golden-hour\/$/);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/sitemap/');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const sidebar = page.getByRole('navigation', { name: 'Menu', exact: true });
      await sidebar.getByText('Shop', { exact: true }).click();
      await sidebar.getByRole('link', { name: 'Jungle' }).click();
      await expect(page).toHaveURL(/\/collection\/jungle\/$/);
      await expect(sidebar).toBeHidden();

      await page.goto('/sitemap');
      await expect(page).toHaveURL(/\/sitemap\/$/);
      await page.getByRole('main').getByRole('link', { name: 'Golden Hour' }).click();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
    });
  });
}

test('LAY-028 CST-048 a panel closes 200 ms after the pointer has left, and by Escape @first-tier', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sitemap/');
  await page.mouse.move(700, 600);
  await hydrated(page);
  await mainMenu(page).getByRole('link', { name: 'Shop', exact: true }).hover();
  await expect(jungle(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jungle(page)).toBeHidden();
  await mainMenu(page).getByRole('link', { name: 'Gifts' }).hover();
  await mainMenu(page).getByRole('link', { name: 'Shop', exact: true }).hover();
  await expect(jungle(page)).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(700, 890);
  await page.clock.runFor(199);
  await expect(jungle(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(jungle(page)).toBeHidden();
});

test('LAY-028 a panel under a resting pointer stays open when the script takes over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdProgram(page);
  await page.goto('/sitemap/', { waitUntil: 'commit' });
  await mainMenu(page).getByRole('link', { name: 'Shop', exact: true }).hover();
  await expect(jungle(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(jungle(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jungle(page)).toBeHidden();
});

test('LAY-010 CST-042 Escape or a click on the backdrop closes the sidebar @first-tier', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap/');
  const sidebar = page.getByRole('navigation', { name: 'Menu', exact: true });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(350, 700),
    () => page.getByRole('button', { name: 'Close the menu' }).click(),
  ]) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(sidebar).toBeVisible();
    await expect(page.locator('#sidebar')).toHaveCSS('width', '220px');
    await close();
    await expect(sidebar).toBeHidden();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the sidebar ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('LAY-010 is a modal dialog that keeps the focus', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Open the menu' });
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Menu' });
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
      const stops = await dialog.locator('a, button, summary').count();
      for (let step = 0; step <= stops + 2; step += 1) {
        await page.keyboard.press(step % 2 === 0 ? 'Tab' : 'Shift+Tab');
        await page.keyboard.press('Tab');
        // Focus may be in the browser itself, never behind the dialog.
        await expect(page.locator(':focus:not(#sidebar, #sidebar *)')).toHaveCount(0);
      }
      // The page behind a modal dialog is inert, also for screen readers.
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

test('LAY-005 LAY-019 CST-046 the bottom bar of a small window covers nothing @first-tier', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sitemap/');
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  const atFoot = { x: 0, y: 844 - 48, width: 390, height: 48 };
  expect(await bar.boundingBox()).toEqual(atFoot);
  await page.mouse.wheel(0, 20_000);
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });
  await expect(last).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(atFoot.y);
  expect(await bar.boundingBox()).toEqual(atFoot);
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('searchbox').focus();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').getByRole('searchbox').blur();
  await expect(bar).toBeHidden();
});

test('LAY-024 the currency list closes by Escape and by a click elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sitemap/');
  await hydrated(page);
  const list = page.getByRole('banner').getByLabel('Currency: British Pound');
  const dollar = page.getByRole('banner').getByRole('button', { name: 'US Dollar' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { level: 1 }).click(),
  ]) {
    await list.click();
    await expect(dollar).toBeVisible();
    await dollar.hover();
    await page.keyboard.press('Shift');
    await expect(dollar).toBeVisible();
    await close();
    await expect(dollar).toBeHidden();
  }
});

test('LAY-042 clicking an action fires an event with its name', async ({ page }) => {
  await page.goto('/sitemap/');
  await hydrated(page);
  const actions = await page.evaluate(async () => {
    const names: unknown[] = [];
    const dispatched = new Promise<void>((resolve) => {
      document.addEventListener('shop-action', (event) => {
        names.push(event instanceof CustomEvent ? event.detail : event);
        resolve();
      });
    });
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<button data-action="open-bag"><b>Bag</b></button>');
    main?.click();
    main?.querySelector('b')?.click();
    // The handler is loaded on first use.
    await dispatched;
    return names;
  });
  expect(actions).toEqual([{ name: 'open-bag' }]);
});

test('LAY-042 the actions of a shop print the page and scroll to its top', async ({ page }) => {
  await page.goto('/sitemap/');
  await hydrated(page);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main !== null) main.style.paddingTop = '3000px';
    for (const name of ['print-page', 'scroll-to-top', 'start-chatting'])
      main?.insertAdjacentHTML('beforeend', `<button data-action="${name}">${name}</button>`);
    globalThis.print = () => {
      document.title = 'Printed';
    };
  });
  await page.getByRole('button', { name: 'start-chatting' }).click();
  await page.getByRole('button', { name: 'print-page' }).click();
  await expect(page).toHaveTitle('Printed');
  await page.getByRole('button', { name: 'scroll-to-top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('BLK-075 CST-088 a banner button is at most 250 px wide @first-tier', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link').first();
  await expect(button).toHaveCSS('max-width', '250px');
});

test.describe('the menus of a shop', () => {
  // Needed to inject axe-core.
  test.use({ bypassCSP: true });

  test('NFR-007 the open menus are accessible', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/sitemap/');
    await mainMenu(page).getByRole('link', { name: 'Shop', exact: true }).hover();
    await expect(jungle(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    expect(await violations(page)).toEqual([]);
  });
});

test('BLK-001 BLK-002 blocks next to each other on a desktop are stacked on a phone', async ({
  page,
  baseURL,
}) => {
  await page.goto(new URL('/', baseURL).href.replace('tropic.', 'nordic.'));
  const inRow = page.locator('main [id^="b-"] [id^="b-"]');
  const corners = () =>
    inRow.evaluateAll((cells) => cells.slice(0, 2).map((cell) => cell.getBoundingClientRect()));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [left, right] = await corners();
  expect(right).toMatchObject({ top: left?.top });
  expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Infinity);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await corners();
  expect(below).toMatchObject({ left: above?.left });
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
});
