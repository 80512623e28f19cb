import type { CaptchaAnswer } from '@selvedge/shared/accounts/captcha/contract';
import type { InitialState } from '@selvedge/shared/session/initial-state';

import type { TwoFactorRequired } from '@selvedge/shared/accounts/two-factor/contract';

import { call } from '../../lib/http.js';

export const fetchSession = () => call<InitialState>('GET', '/dashboard/secure/get/');

/**
 * Signs in, with a recovery code through a separate route. Throws ApiError with the server's
 * message.
 */
export const signIn = (
  email: string,
  password: string,
  proof: CaptchaAnswer & { readonly twoFactorAuthCode?: string; readonly recoveryCode?: string },
) => {
  const path = proof.recoveryCode === undefined ? 'login' : 'recovery-login';
  const form = { email, password, ...proof };
  return call<InitialState | TwoFactorRequired>('POST', `/dashboard/secure/${path}/`, form);
};

export const signOut = () => call<unknown>('POST', '/dashboard/secure/logout/', {});
