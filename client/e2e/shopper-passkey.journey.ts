import { expect, test } from '@playwright/test';

import { violations } from './accessibility.js';
import { signUp, turnOn } from './second-factor.js';
import { phone } from './widths.js';

test.use({ viewport: phone, bypassCSP: true });

test('somebody makes a passkey, and signs in by it without a password', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signUp(page);
  await turnOn(page);
  await page.goto('/account/two-factor/');
  await page.getByLabel('Name of the new passkey').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.context().clearCookies();
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.goto('/login/?redirect_uri=%2Faccount%2Ftwo-factor%2F');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/account\/two-factor\/$/);
  await expect(page.getByText('My phone')).toBeVisible();
  await expect(page.getByText('last used')).toBeVisible();
  // Nor was what the browser offers at the field, for who was never here.
  expect(refused).toEqual([]);
});
