import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { inMailTo } from './stored-data.js';

export const password = 'four words make one';
const halfMinute = 30_000;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Returns the code of an authenticator, `steps` half-minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * halfMinute });
}

/** Creates an account with a verified address. */
export async function signUp(page: Page): Promise<string> {
  const email = `careful-${String(Date.now())}-${String(Math.random()).slice(2)}@example.test`;
  await page.goto('/sign-up/');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Create account');
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await page.goto(await inMailTo(email, /(http\S+\/sign-up\/verify\/\S+)/));
  await press(page, 'Verify');
  await page.getByRole('heading', { name: 'Terms of your account' }).waitFor();
  return email;
}

/** Enables the second factor with the secret shown as text; ends at the recovery codes. */
export async function turnOn(page: Page): Promise<string> {
  await page.goto('/account/two-factor/');
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Turn on');
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  return secret;
}

/** Enters the password and waits for the code prompt. */
export async function begin(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login/?redirect_uri=%2Faccount%2F');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
}

/**
 * Sets up a second factor over the API for a user who recently confirmed the password. `now`
 * removes it again.
 */
export async function protect(
  page: Page,
): Promise<{ readonly recoveryCode: string; readonly now: () => Promise<void> }> {
  const factor = '/omnis/v3/dashboard/secure/two-factor/';
  const call = (method: 'POST' | 'DELETE', path: string, data: object = {}): Promise<unknown> =>
    page.evaluate(
      async ([how, where, body]) => {
        const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
        const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
        const answer = await fetch(where, { method: how, headers, body });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.status === 204 ? undefined : answer.json();
      },
      [method, path, JSON.stringify(data)] as const,
    );
  // Defined by API-014.
  const { setup, secret } = (await call('POST', factor)) as { setup: string; secret: string };
  const twoFactorAuthCode = codeOf(secret);
  const added = await call('POST', `${factor}add/`, { setup, twoFactorAuthCode });
  // Shown only once (IDN-014).
  const { recoveryCodes } = added as { readonly recoveryCodes: readonly string[] };
  return {
    recoveryCode: recoveryCodes[0] ?? '',
    now: async () => {
      await call('DELETE', factor);
    },
  };
}
