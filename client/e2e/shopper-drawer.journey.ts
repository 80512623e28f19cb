import { expect, type Page } from '@playwright/test';

import { violations } from './accessibility.js';
import { test } from './journey.js';
import { pathOf } from './owner-settings.js';
import { addToBasket, ready, sidewaysOverflow } from './shop.js';
import { desktop, phone } from './widths.js';

const product = '/product/retro-sun-tee/';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Added to your basket' });
const button = (page: Page) => page.getByRole('button', { name: 'Add to basket' });
const goal = (page: Page) =>
  page.getByRole('progressbar', { name: 'Progress to free delivery' }).filter({ visible: true });

/** Opens a product of the shop with free delivery from £40. */
const openInNordic = (page: Page) => page.goto(pathOf('nordic', '/product/nordic-arches-tee/'));

for (const [name, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const)
  test.describe(`the basket drawer on a ${name}`, () => {
    // The content security policy blocks the injected accessibility checker.
    test.use({ bypassCSP: true, viewport: size });

    test('BSK-006 BSK-016 confirms the item, keeps the focus and returns it', async ({ page }) => {
      await page.goto(product);
      await ready(page);
      const tee = await page.getByRole('heading', { level: 1 }).innerText();
      await addToBasket(page);
      await expect(drawer(page)).toContainText(tee);
      await expect(drawer(page)).toContainText('Subtotal (1 item)');
      await expect(drawer(page).locator(':focus')).toHaveAccessibleName('Close');
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator('form[action="/basket/add/"] :focus')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(button(page)).toBeFocused();

      await button(page).click();
      await expect(drawer(page)).toContainText('Subtotal (2 items)');
      await page.mouse.click(20, 20);
      await expect(drawer(page)).toBeHidden();
      await button(page).click();
      await drawer(page).getByRole('link', { name: 'View basket' }).click();
      await expect(page.getByRole('spinbutton')).toHaveValue('3');
    });

    test('shows how far free delivery is, as do basket and checkout', async ({ page }) => {
      await openInNordic(page);
      await ready(page);
      await addToBasket(page);
      await expect(drawer(page)).toBeVisible();
      const away = /^£\d+\.\d\d away from free delivery$/;
      await expect(goal(page)).toHaveAttribute('aria-valuetext', away);
      await page.goto(pathOf('nordic', '/checkout/'));
      await page.locator('summary').filter({ visible: true }).first().click();
      await expect(goal(page)).toHaveAttribute('aria-valuetext', away);
      await page.goto(pathOf('nordic', '/basket/'));
      await expect(goal(page)).toHaveAttribute('aria-valuetext', away);
      await page.getByRole('button', { name: /^Add one/ }).click();
      await expect(goal(page)).toHaveAttribute('aria-valuetext', 'You get free delivery');
      await expect(goal(page)).toHaveAttribute('aria-valuenow', '100');
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/deliveryFree/);
    });
  });

test('BSK-016 if the drawer does not load, a notice confirms the item', async ({ page }) => {
  await page.route(/BasketDrawer-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(product);
  await ready(page);
  await addToBasket(page);
  await expect(page.getByRole('complementary', { name: 'Basket' })).toContainText('View basket');
  await expect(drawer(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('BSK-016 the product page confirms the item, and the basket shows the way to free delivery', async ({
    page,
  }) => {
    await openInNordic(page);
    await addToBasket(page);
    await page.getByRole('link', { name: 'View basket' }).click();
    await expect(goal(page)).toHaveAttribute('aria-valuetext', /away from free delivery$/);
    await expect(page.getByRole('region', { name: 'Summary' }).getByRole('img')).toHaveCount(3);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    const marks = page.getByRole('list', { name: 'Accepted cards' });
    await expect(marks.getByRole('img', { name: 'Mastercard' })).toBeVisible();
  });
});
