import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { begin, codeOf, signUp, turnOn } from './second-factor.js';
import { sidewaysOverflow } from './shop.js';
import { atBothWidths } from './widths.js';

test.use({ bypassCSP: true });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('signs in with an authenticator code, and without the phone with a recovery code', async ({
      page,
    }) => {
      const { see, press } = atBothWidths(page);
      const expectGood = () =>
        see(async () => {
          // The checker cannot be injected without script.
          if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
          expect(await sidewaysOverflow(page)).toBe(0);
        });
      const signIn = page.getByRole('button', { name: 'Sign in' });

      const email = await signUp(page);
      const secret = await turnOn(page);
      await expectGood();
      const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('code');
      await expect(codes).toHaveCount(10);
      const recoveryCode = (await codes.first().textContent()) ?? '';

      await begin(page, email);
      await expectGood();
      // The current code was used; the next one is already valid.
      await page.getByLabel('Authentication code').fill(codeOf(secret, 1));
      await press(signIn);
      await expect(page).toHaveURL(/\/account\/$/);

      await begin(page, email);
      await press(page.getByRole('link', { name: 'Lost your phone?' }));
      await page.getByLabel('Recovery code').fill(recoveryCode);
      await press(signIn);
      await expect(page).toHaveURL(/\/account\/$/);
      await page.goto('/account/two-factor/');
      await expect(page.getByText('9 recovery codes are left')).toBeVisible();
    });
  });
