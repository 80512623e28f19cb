import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

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

test('staff delete an unpaid order, which stays readable but cannot be changed', async ({
  browser,
  baseURL,
  page: shopper,
}) => {
  const email = `${randomUUID()}@example.test`;
  await openFirstProduct(shopper);
  await addToBasket(shopper);
  await shopper.goto('/checkout/');
  await fillAddress(shopper, asItIs, email);
  await payBy(shopper, cards.declined);
  await expect(shopper).toHaveURL(/\/pay\//);

  const page = await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test');
  await page.goto(`/orders?searchTerm=${email}`);
  await page.locator('[data-order]').getByRole('link').click();
  const title = page.getByRole('heading', { level: 1, name: /^Order #\d+$/ });
  const number = /\d+/.exec(await title.innerText())?.[0] ?? '';
  await expect(page.getByText('Labels can be printed once the order is paid.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete order' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete order #${number}?` });
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect(question).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
  }
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText(`Order #${number} deleted`)).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);

  await page.goto(`/orders/${number}`);
  await expect(page.getByText(/^Deleted .*\d{4}, \d/)).toBeVisible();
  await expect(page.getByText('To print')).toBeVisible();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    // Copying an address is still possible.
    const actions = page.getByRole('main').getByRole('button', { name: /^(?!Copy )/ });
    await expect(actions).toHaveText([/More actions/]);
    await expect(page.getByLabel('Tracking code')).toHaveCount(0);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
});
