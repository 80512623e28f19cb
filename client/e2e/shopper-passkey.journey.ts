import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { signUp, turnOn } from './second-factor.js';
import { findsNoServer } from './shop.js';
import { phone } from './widths.js';

test.use({ viewport: phone, bypassCSP: true });

test('a user creates a passkey and signs in with it without a password', async ({ page }) => {
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
  await page.getByLabel('Passkey name').fill('My phone');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  // The virtual authenticator answers autofill requests at once, so they are disabled to test the
  // button.
  await page.addInitScript(() => {
    if (location.hash !== '#press') return;
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.context().clearCookies();
  // If the script cannot be loaded, the page says so and the button can be used again.
  const lost = /\/assets\/passkeys-[^/]*\.js$|\/livez$/;
  await page.route(lost, (route) => route.abort());
  const isAlone = findsNoServer(page);
  await page.goto('/login/?redirect_uri=%2Faccount%2Ftwo-factor%2F#press');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Please try again.');
  await isAlone;
  await page.unroute(lost);
  // Browsers that cache the failed import have reloaded the page.
  await expect(async () => {
    if (!page.url().endsWith('/account/two-factor/'))
      await page.getByRole('button', { name: 'Use a passkey' }).click({ timeout: 2_000 });
    await expect(page).toHaveURL(/\/account\/two-factor\/$/, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('My phone')).toBeVisible();
  await expect(page.getByText('last used')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login/?redirect_uri=%2Faccount%2Fsecurity%2F');
  await page.mouse.move(100, 100);
  await expect(page).toHaveURL(/\/account\/security\/$/);
  // The autofill request of a new visitor was not refused either.
  expect(refused).toEqual([]);
});
