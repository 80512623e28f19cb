import { expect, type Locator, type Page } from '@playwright/test';

import { test } from './journey.js';
import { hydrated } from './shop.js';

const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
/** Link that occurs only in the panel. */
const jungle = (page: Page) => linkOf(page, 'Jungle');
const shopButton = (page: Page) => page.getByRole('button', { name: 'More of Shop' });

async function openMenu(page: Page, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/sitemap/');
  await page.mouse.move(700, 800);
  await hydrated(page);
}

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`${shown.toString()} is not visible`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const width of [992, 1440])
  test(`LAY-023 a panel leaves no empty area at ${width} px`, async ({ page }) => {
    await openMenu(page, width);
    await linkOf(page, 'Shop').hover();
    await expect(jungle(page)).toBeVisible();
    const tiles = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
      name: /^(Golden Hour|Ocean) ?For/,
    });
    await expect(tiles).toHaveCount(2);
    const [first, second] = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(1))];
    const columns = ['Jungle', 'Hoodies', 'Lookbook'].map((name) => boxOf(linkOf(page, name)));
    const starts = [...(await Promise.all(columns)), first].map(({ x }) => x);
    const widest = Math.max(...starts.slice(1).map((x, at) => x - (starts[at] ?? 0)));
    expect(widest).toBeLessThan(width / 5);
    expect(second.x - first.right).toBeLessThan(40);
    expect(width - second.right).toBeLessThan(100);
    // The longest list and the tiles have about the same height.
    const list = await boxOf(linkOf(page, 'Art prints'));
    expect(Math.abs(list.bottom - first.bottom)).toBeLessThan(110);
  });

test('LAY-023 a panel with few links is below its entry, as wide as they need', async ({
  page,
}) => {
  await openMenu(page);
  await linkOf(page, 'Artists').hover();
  const name = linkOf(page, 'Tomás Reyes');
  await expect(name).toBeVisible();
  const [entry, link] = [await boxOf(linkOf(page, 'Artists')), await boxOf(name)];
  expect(Math.abs(link.x - entry.x)).toBeLessThan(4);
  const panel = page.locator('[class*=compact]').filter({ hasText: 'Tomás Reyes' });
  expect((await boxOf(panel)).width).toBeLessThan(320);
});

test('LAY-023 NFR-007 arrow keys move in a panel, and Escape returns to its button', async ({
  page,
}) => {
  await openMenu(page);
  // As a browser that translates the page does.
  await page.getByRole('navigation', { name: 'Main menu' }).evaluate((menu) => {
    menu.setAttribute('aria-label', 'Hauptmenü');
  });
  // The keys work once their script is loaded, which the first opened panel requests.
  await expect(async () => {
    await linkOf(page, 'Shop').focus();
    await page.keyboard.press('ArrowDown');
    await expect(shopButton(page)).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(shopButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(jungle(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(jungle(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(jungle(page)).toBeHidden();
  await expect(shopButton(page)).toBeFocused();
});

test('LAY-028 the pointer crosses other entries on its way into the open panel', async ({
  page,
}) => {
  await openMenu(page);
  await linkOf(page, 'Shop').hover();
  await expect(jungle(page)).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await linkOf(page, 'Artists').hover();
  await page.clock.runFor(99);
  await expect(jungle(page)).toBeVisible();
  await jungle(page).hover();
  await page.clock.runFor(1000);
  await expect(jungle(page)).toBeVisible();
  await linkOf(page, 'Artists').hover();
  await page.clock.runFor(100);
  await expect(jungle(page)).toBeHidden();
  await expect(linkOf(page, 'Tomás Reyes')).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('LAY-023 LAY-028 a tap opens a panel, and a tap elsewhere closes it', async ({ page }) => {
    await openMenu(page, 1180);
    await shopButton(page).tap();
    await expect(jungle(page)).toBeVisible();
    await page.touchscreen.tap(600, 850);
    await expect(jungle(page)).toBeHidden();
  });
});
