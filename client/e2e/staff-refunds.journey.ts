import { randomUUID } from 'node:crypto';

import { expect, type Browser, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import {
  addToBasket,
  cards,
  fillAddress,
  openFirstProduct,
  payBy,
  sidewaysOverflow,
} from './shop.js';
import { atlasUrl, signedIn } from './staff.js';
import { asItIs, desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

/** Test card whose refunds fail. */
const refundsFail = '4000 0000 0000 5126';

/** Buys the first product; returns staff on the page of the order. */
async function staffOnPaidOrder(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  shopper: Page,
  card: string,
): Promise<Page> {
  const email = `${randomUUID()}@example.test`;
  await openFirstProduct(shopper);
  await addToBasket(shopper);
  await shopper.goto('/checkout/');
  await fillAddress(shopper, asItIs, email);
  await payBy(shopper, card);
  const thanks = shopper.getByRole('heading', { name: 'Thank you for your order' });
  await expect(thanks).toBeVisible();
  const page = await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test');
  await page.goto(`/orders?searchTerm=${email}`);
  await page.locator('[data-order]').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #\d+$/ })).toBeVisible();
  return page;
}

async function isUsableAtBothWidths(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
}

test('staff refund a part of a payment, which the customer sees at once', async ({
  browser,
  baseURL,
  page: shopper,
}) => {
  const page = await staffOnPaidOrder({ browser, baseURL }, shopper, cards.good);
  const payment = page.getByRole('region', { name: 'Payment' });
  await payment.getByRole('button', { name: 'Refund' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Refund payment' });
  const amount = dialog.getByLabel('Amount');
  await expect(amount).toBeFocused();
  await expect(dialog.getByText('The order moves to Refunded.')).toBeVisible();

  await amount.fill('9999');
  await amount.press('Enter');
  await expect(dialog.getByText(/^You can refund up to £/)).toBeVisible();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await isUsableAtBothWidths(page);
  await amount.fill('12');
  await dialog.getByLabel('Reason').fill('Arrived late');
  await expect(dialog.getByText('The order moves to Refunded.')).toBeHidden();
  await dialog.getByRole('button', { name: 'Refund £12.00' }).press('Enter');
  await expect(page.getByText('Refunded £12.00', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  const refunds = payment.getByRole('list', { name: 'Refunds' });
  await expect(refunds).toContainText('Arrived late');
  await expect(payment.getByText(/^Refunded £12\.00 of £/)).toBeVisible();
  await isUsableAtBothWidths(page);

  await expect(shopper.getByText(/^Refunded £12\.00 on /)).toBeVisible();
  await shopper.getByRole('link', { name: 'Invoice' }).click();
  const creditNote = shopper.getByRole('link', { name: /^Credit note CN-/ });
  // It is issued some moments after the refund.
  await expect(async () => {
    await shopper.reload();
    await expect(creditNote).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await creditNote.click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible();
  await expect(shopper.getByText('£12.00').first()).toBeVisible();
  await isUsableAtBothWidths(shopper);
});

test('staff see why a refund failed, and try again', async ({
  browser,
  baseURL,
  page: shopper,
}) => {
  const page = await staffOnPaidOrder({ browser, baseURL }, shopper, refundsFail);
  const payment = page.getByRole('region', { name: 'Payment' });
  await payment.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund payment' });
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByLabel('Reason').fill('Printed off centre');
  await dialog.getByRole('button', { name: 'Refund £5.00' }).click();
  const failure = 'The refund failed: The card issuer refused the refund';
  await expect(dialog.getByRole('alert')).toHaveText(failure);
  await isUsableAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button').last().click();
  await expect(payment.getByText('The card issuer refused the refund')).toBeVisible();
  await isUsableAtBothWidths(page);

  await payment.getByRole('button', { name: 'Try again to refund £5.00' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveValue('5.00');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Printed off centre');
});
