import { expect } from '@playwright/test';

import { test } from './journey.js';
import { addToBasket, cards, fillAddress, openFirstProduct, payBy } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';
import { placesOf } from './stored-data.js';

const canary = 'canary-7f3@example.test';

test('EVT-016 no data of a shopper remains after staff erased it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openFirstProduct(page);
  await addToBasket(page);
  await page.goto('/checkout/');
  await fillAddress(page);
  await page.getByLabel('E-mail').fill(canary);
  await payBy(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText(canary, { exact: true })).toBeVisible();
  const number = /Order (\d+)/.exec(await page.getByRole('main').innerText())?.[1];
  await expect
    .poll(() => placesOf(canary))
    .toEqual(expect.arrayContaining(['public.orders', expect.stringMatching(/\.eml$/)]));

  const staff = await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test');
  await staff.goto(`/orders/${number ?? ''}`);
  await staff.getByRole('button', { name: 'More actions' }).click();
  await staff.getByRole('menuitem', { name: 'Erase personal data' }).click();
  const dialog = staff.getByRole('alertdialog');
  await dialog.getByLabel('Type the order number to confirm').fill(number ?? '');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(staff.getByText('Erased', { exact: true })).toHaveCount(3);
  await expect(staff.getByText(canary)).toBeHidden();

  expect(await placesOf(canary)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(canary)).toBeHidden();
});
