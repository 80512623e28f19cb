import { expect, test } from '@playwright/test';

import { addToBasket, cards, fillAddress, openFirstProduct, payBy } from './shop.js';

const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desk', viewport: { width: 1440, height: 900 } },
];

for (const javaScriptEnabled of [true, false]) {
  for (const { name, viewport } of sizes) {
    test.describe(`a shopper ${javaScriptEnabled ? 'with' : 'without'} script, ${name}`, () => {
      test.use({ javaScriptEnabled, viewport });

      test('BSK-018 PAY-001 PAY-008 PAY-009 ORD-042 buys a t-shirt without an account', async ({
        page,
      }) => {
        const tee = await openFirstProduct(page);
        const when = javaScriptEnabled ? /^Get it \w{3} \d+ / : 'With you in 3–6 working days';
        await expect(page.getByText(when)).toBeVisible();
        await addToBasket(page);
        await page.getByRole('link', { name: 'View basket' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: tee })).toBeVisible();
        await page.getByRole('link', { name: 'Go to checkout' }).click();
        await fillAddress(page);
        await payBy(page, cards.good);
        await expect(page).toHaveURL(/\/receipt\/[0-9a-f]{32}$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Thank you for your order',
        );
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
        await expect(page.getByText('Freshwater PO40 9PY')).toBeVisible();
        await page.goto('/');
        await expect(page.getByRole('link', { name: 'Basket, empty' })).toBeVisible();
      });

      test('PAY-024 pays with another card when the first is declined', async ({ page }) => {
        await openFirstProduct(page);
        await addToBasket(page);
        await page.getByRole('link', { name: 'Checkout' }).click();
        await expect(page).toHaveURL(/\/checkout\/\?express=true$/);
        await fillAddress(page);
        await payBy(page, cards.declined);
        await expect(page).toHaveURL(/\/pay\/[0-9a-f]{32}\/$/);
        await expect(page.getByRole('alert')).toContainText(/declined/i);
        await expect(page.getByLabel('Card number')).toHaveValue('');
        await payBy(page, cards.good);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Thank you for your order',
        );
      });

      test('RTE-043 BSK-017 chooses a colour, which the address then names, changes a quantity and removes', async ({
        page,
      }) => {
        const tee = await openFirstProduct(page);
        const other = page.getByRole('list', { name: 'Colour' }).getByRole('link').last();
        const colour = (await other.getAttribute('aria-label')) ?? '';
        await other.click();
        await expect(page).toHaveURL(/\/product\/[\w-]+\/[\w-]+$/);
        await expect(other).toHaveAttribute('aria-current', 'true');
        await page.reload();
        await expect(page.getByRole('link', { name: colour, exact: true })).toHaveAttribute(
          'aria-current',
          'true',
        );

        await addToBasket(page);
        await page.getByRole('link', { name: 'View basket' }).click();
        const quantity = page.getByRole('spinbutton', { name: `Quantity of ${tee}` });
        await page.getByRole('button', { name: `One more ${tee}` }).click();
        await expect(quantity).toHaveValue('2');
        const summary = page.getByRole('region', { name: 'Summary' });
        const before = await summary.innerText();
        await quantity.fill('12');
        await quantity.press('Enter');
        await expect(summary).not.toHaveText(before, { useInnerText: true });
        await page.reload();
        await expect(quantity).toHaveValue('12');
        await page.getByRole('button', { name: `Remove ${tee}` }).click();
        await expect(page.getByText('There is nothing in your basket yet.')).toBeVisible();
      });
    });
  }
}

test('NFR-007 a t-shirt goes into the basket by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Shop all products' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  const size = page.getByRole('radio').and(page.locator(':enabled')).first();
  await size.focus();
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Added to your basket');
});
