import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { inMailTo } from './traces.js';

export const password = 'four words make one';
const halfMinute = 30_000;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What an authenticator shows, `steps` of half a minute from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * halfMinute });
}

/** Somebody new, whose address is verified. */
export async function signUp(page: Page): Promise<string> {
  const email = `careful-${String(Date.now())}-${String(Math.random()).slice(2)}@example.test`;
  await page.goto('/sign-up/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Create account');
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  await page.goto(await inMailTo(email, /(http\S+\/sign-up\/verify\/\S+)/));
  await press(page, 'Verify');
  await page.getByRole('heading', { name: 'Terms of your account' }).waitFor();
  return email;
}

/** Reads the secret as text, and answers it; the page shows the recovery codes. */
export async function turnOn(page: Page): Promise<string> {
  await page.goto('/account/two-factor/');
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('The six digits that the app shows').fill(codeOf(secret));
  await page.getByLabel('Password').fill(password);
  await press(page, 'Turn it on');
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  return secret;
}

/** Gives the password, and comes to the question for a code. */
export async function begin(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login/?redirect_uri=%2Faccount%2F');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign in');
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
}
