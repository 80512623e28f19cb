import { Secret, TOTP } from 'otpauth';

import { testPassword, type SignedIn } from '../../../platform/testing/start-app.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { until } from '../../../platform/testing/until.js';

const secure = '/omnis/v3/dashboard/secure';

/** Returns the authenticator code `steps` time steps (30 s each) from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

export interface Protected {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/**
 * Sets up a second factor with the code of the previous time step, so that the current one stays
 * usable. Retries if that code has expired in the meantime.
 */
export async function protect(person: Browser): Promise<Protected> {
  const { setup, secret } = (await person.post(`${secure}/two-factor/`)).body;
  return until(async () => {
    const { body } = await person.post(`${secure}/two-factor/add/`, {
      setup,
      twoFactorAuthCode: codeOf(secret, -1),
    });
    if (body.code === 'AuthenticationCodeRefused') return undefined;
    if (body.recoveryCodes === undefined) throw new Error(`Refused: ${JSON.stringify(body)}`);
    return { secret, recoveryCodes: body.recoveryCodes };
  });
}

export const signIn = (browser: Browser, { email }: Pick<SignedIn, 'email'>, more: object = {}) =>
  browser.post(`${secure}/login/`, { email, password: testPassword, ...more });

export const recover = (
  browser: Browser,
  { email, password = testPassword }: { readonly email: string; readonly password?: string },
  recoveryCode: string,
) => browser.post(`${secure}/recovery-login/`, { email, password, recoveryCode });

export const userIn = async (browser: Browser): Promise<unknown> =>
  (await browser.get(`${secure}/get/`)).body.user;
