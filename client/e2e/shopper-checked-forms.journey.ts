import { expect } from '@playwright/test';

import { test } from './journey.js';
import { ready } from './shop.js';

const forms = [
  { path: '/login/', button: 'Sign in', fields: ['E-mail', 'Password'] },
  { path: '/sign-up/', button: 'Create account', fields: ['First name', 'E-mail', 'Password'] },
  { path: '/forgot-password/', button: 'Send link', fields: ['E-mail'] },
];

for (const { path, button, fields } of forms)
  test(`an empty form of ${path} shows our messages under its fields`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    for (const field of fields) {
      const invalid = page.getByRole('textbox', { name: field, exact: true });
      await expect(invalid).toHaveAttribute('aria-invalid', 'true');
      await expect(invalid).toHaveAccessibleDescription(/\w/);
    }
    await expect(page).toHaveURL(new RegExp(path));
  });
