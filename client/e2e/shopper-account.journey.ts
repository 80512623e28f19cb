import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { inMailTo } from './stored-data.js';
import { phone } from './widths.js';

const password = 'four words make one';
const next = 'another four words';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await press(page, 'Sign in');
}

/** Changes name and e-mail address, and checks the active sessions. */
async function moves(page: Page, email: string): Promise<void> {
  await page.goto('/account/');
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByLabel('Company').fill('Engines');
  await press(page, 'Save details');
  await expect(page.getByText('Details saved')).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Engines');

  const other = `moved-${email}`;
  await page.getByLabel('New e-mail').fill(other);
  await page.getByLabel('Current password').fill(next);
  await press(page, 'Change e-mail address');
  await expect(page.getByText('We have sent an e-mail to your current')).toBeVisible();
  for (const [address, text] of [
    [email, 'once you also confirm the other e-mail'],
    [other, 'Your e-mail address has been changed'],
  ] as const) {
    await page.goto(await inMailTo(address, /(http\S+\/account\/email\/\S+)/));
    await press(page, 'Confirm change');
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.goto('/account/security/');
  await expect(page.getByText('This device')).toHaveCount(1);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`a new visitor ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('IDN-008 IDN-009 IDN-013 signs up, resets a forgotten password and signs in', async ({
      page,
    }) => {
      const email = `new-${String(javaScriptEnabled)}-${Date.now()}@example.test`;
      await page.goto('/login/?redirect_uri=%2Fsearch%2F');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      if (javaScriptEnabled) {
        // The program starts only after the visitor stops typing.
        await page.getByLabel('Password', { exact: true }).blur();
        await expect(page.getByText(/^(Good|Strong)\.$/)).toBeVisible();
      }
      await press(page, 'Create account');

      await expect(heading(page, 'Check your e-mail')).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await page.goto(await inMailTo(email, /(http\S+\/sign-up\/verify\/\S+)/));
      await expect(page.getByLabel('Code')).toHaveValue(/^\d{8}$/);
      await press(page, 'Verify');
      await expect(heading(page, 'Terms of your account')).toBeVisible();
      await press(page, 'I agree');
      await expect(page.getByRole('navigation').first()).toBeAttached();
      await page.goto('/sign-up/');
      await expect(page).not.toHaveURL(/sign-up/);

      await page.context().clearCookies();
      await page.goto('/login/?redirect_uri=%2F');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByLabel('E-mail').fill(email);
      await press(page, 'Send link');
      await expect(page.getByText('we have sent it an e-mail')).toBeVisible();
      await page.goto(await inMailTo(email, /(http\S+\/reset-password\/\S+)/));
      await page.getByLabel('New password').fill(next);
      await page.getByLabel('Repeat password').fill(next);
      await press(page, 'Set password');

      await expect(page.getByText('Your password has been changed')).toBeVisible();
      await signIn(page, email, password);
      await expect(page.getByRole('alert')).toContainText('is wrong');
      await signIn(page, email, next);
      await expect(heading(page, 'Sign in')).toBeHidden();
      await page.goto('/sign-up/');
      await expect(page).not.toHaveURL(/sign-up/);
      await moves(page, email);
    });
  });
