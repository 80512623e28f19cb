import type { CaptchaAnswer } from '@selvedge/shared/accounts/captcha/contract';
import type { InitialState } from '@selvedge/shared/accounts/contract';

import type { TwoFactorRequired } from '@selvedge/shared/accounts/two-factor/contract';

import { call } from '../../lib/http.js';

/** API-014. */
export const fetchSession = () => call<InitialState>('GET', '/dashboard/secure/get/');

/** API-010, with a recovery code API-012. Throws ApiError with the server's words. */
export const signIn = (
  email: string,
  password: string,
  proof: CaptchaAnswer & { readonly twoFactorAuthCode?: string; readonly recoveryCode?: string },
) => {
  const path = proof.recoveryCode === undefined ? 'login' : 'recovery-login';
  const form = { email, password, ...proof };
  return call<InitialState | TwoFactorRequired>('POST', `/dashboard/secure/${path}/`, form);
};

/** API-013. */
export const signOut = () => call<unknown>('POST', '/dashboard/secure/logout/', {});
