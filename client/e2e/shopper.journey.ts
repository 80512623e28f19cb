import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import {
  addToBasket,
  cardFrame,
  cards,
  fillAddress,
  openFirstProduct,
  payBy,
  ready,
} from './shop.js';
import { atBothWidths } from './widths.js';

/** Submits empty card fields: the frame marks them, and clears a message once its field is filled. */
const expectFieldMessages = async (page: Page) => {
  const frame = cardFrame(page);
  const card = frame.getByLabel('Card number');
  for (const label of ['Card number', 'Expiry date', 'Security code'])
    await frame.getByLabel(label).fill('');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(card).toHaveAccessibleDescription('This field is required');
  await expect(page.locator('iframe[title="Card details"]')).toBeFocused();
  await card.fill('4');
  await expect(card).not.toHaveAttribute('aria-invalid');
  await expect(frame.getByLabel('Expiry date')).toHaveAttribute('aria-invalid', 'true');
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a shopper ${javaScriptEnabled ? 'with' : 'without'} script, on phone and desktop`, () => {
    test.use({ javaScriptEnabled });

    test('BSK-018 PAY-001 ORD-042 buys a t-shirt without an account @first-tier', async ({
      page,
    }) => {
      const widths = atBothWidths(page);
      const { press, see } = widths;
      const tee = await openFirstProduct(page, widths);
      const when = javaScriptEnabled ? /^Get it \w{3} \d+ / : 'With you in 3–6 working days';
      await see(() => expect(page.getByText(when)).toBeVisible());
      await addToBasket(page, widths);
      await press(page.getByRole('link', { name: 'View basket' }));
      await see(async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: tee })).toBeVisible();
      });
      await press(page.getByRole('link', { name: 'Go to checkout' }));
      await fillAddress(page, widths);
      await payBy(page, cards.good, widths);
      await expect(page).toHaveURL(/\/receipt\/[0-9a-f]{32}$/);
      await see(async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Thank you for your order',
        );
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
        await expect(page.getByText('PO40 9PY').first()).toBeVisible();
      });
      await page.goto('/');
      await see(() => expect(page.getByRole('link', { name: 'Basket, empty' })).toBeVisible());
    });

    test('VAL-001 pays with another card when the first is declined, and learns which fields are empty', async ({
      page,
    }) => {
      const widths = atBothWidths(page);
      const { press, see } = widths;
      await openFirstProduct(page, widths);
      await addToBasket(page, widths);
      await press(page.getByRole('link', { name: 'Check out' }));
      await expect(page).toHaveURL(/\/checkout\/\?express=true$/);
      await fillAddress(page, widths);
      await payBy(page, cards.declined, widths);
      await expect(page).toHaveURL(/\/pay\/[0-9a-f]{32}\/$/);
      await see(async () => {
        await expect(page.getByRole('alert')).toContainText(/declined/i);
      });
      await payBy(page, cards.good, widths, '1');
      const card = javaScriptEnabled ? cardFrame(page) : page;
      await see(() => expect(card.getByText('Please enter the security code')).toBeVisible());
      if (javaScriptEnabled) await expectFieldMessages(page);
      await payBy(page, cards.good, widths);
      const thanks = () =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
      await see(thanks);
      // The page with errors is not a history entry and is not sent again.
      if (javaScriptEnabled) await page.goBack();
      await see(thanks);
    });

    test('RTE-043 BSK-017 selects a colour that appears in the address, changes a quantity and removes a line', async ({
      page,
    }) => {
      const widths = atBothWidths(page);
      const { press, see } = widths;
      const tee = await openFirstProduct(page, widths);
      const other = page.getByRole('list', { name: 'Colour' }).getByRole('link').last();
      const colour = (await other.getAttribute('aria-label')) ?? '';
      await press(other);
      await expect(page).toHaveURL(/\/product\/[\w-]+\/[\w-]+$/);
      await see(() => expect(other).toHaveAttribute('aria-current', 'true'));
      await page.reload();
      const chosen = page.getByRole('link', { name: colour, exact: true });
      await see(() => expect(chosen).toHaveAttribute('aria-current', 'true'));

      await addToBasket(page, widths);
      await press(page.getByRole('link', { name: 'View basket' }));
      const quantity = page.getByRole('spinbutton', { name: `Quantity of ${tee}` });
      await press(page.getByRole('button', { name: `Add one ${tee}` }));
      await see(() => expect(quantity).toHaveValue('2'));
      const summary = page.getByRole('region', { name: 'Summary' });
      const before = await summary.innerText();
      await see(() => expect(quantity).toBeEditable());
      await quantity.fill('12');
      await quantity.press('Enter');
      await see(() => expect(summary).not.toHaveText(before, { useInnerText: true }));
      await page.reload();
      await see(() => expect(quantity).toHaveValue('12'));
      await press(page.getByRole('button', { name: `Remove ${tee}` }));
      await see(() => expect(page.getByText('Your basket is empty.')).toBeVisible());
    });
  });
}

test('NFR-007 a t-shirt is added to the basket by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Shop all products' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The link leads to the section of products on the same page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View all' })).toBeFocused();
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
  // Before that, the form is sent without script.
  await ready(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused();
});
