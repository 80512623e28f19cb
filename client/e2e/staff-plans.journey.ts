import { expect } from '@playwright/test';

import { test } from './journey.js';
import { atlasUrl, signedIn } from './staff.js';

test('staff confirm before they grant and remove Pro', async ({ browser, baseURL }) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test');
  await page.goto('/stores');
  const grant = page.getByRole('button', { name: /^Grant Pro to / }).first();
  const label = (await grant.getAttribute('aria-label')) ?? '';
  await grant.click();
  const granting = page.getByRole('dialog', { name: `${label}?` });
  await granting.getByRole('button', { name: 'Cancel' }).click();
  await expect(granting).toBeHidden();
  await expect(page.getByRole('button', { name: label })).toBeVisible();
  await page.getByRole('button', { name: label }).click();
  await granting.getByRole('button', { name: 'Grant Pro' }).click();

  const removal = label.replace(/^Grant Pro to/, 'Remove Pro from');
  await page.getByRole('button', { name: removal }).click();
  const removing = page.getByRole('alertdialog', { name: `${removal}?` });
  await removing.getByRole('button', { name: 'Remove Pro' }).click();
  await expect(page.getByRole('button', { name: label })).toBeVisible();
});
