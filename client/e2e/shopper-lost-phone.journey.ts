import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { begin, codeOf, signUp, turnOn } from './second-factor.js';
import { phone } from './widths.js';

test.use({ viewport: phone, bypassCSP: true });

test('somebody signs in by a code of their phone, and without it by a recovery code', async ({
  page,
}) => {
  const email = await signUp(page);
  const secret = await turnOn(page);
  expect(await violations(page)).toEqual([]);
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('code');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';

  await begin(page, email);
  expect(await violations(page)).toEqual([]);
  // The present one was taken: the next is good already.
  await page.getByLabel('Authentication code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account\/$/);

  await begin(page, email);
  await page.getByRole('link', { name: 'Lost your phone?' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account\/$/);
  await page.goto('/account/two-factor/');
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
});
