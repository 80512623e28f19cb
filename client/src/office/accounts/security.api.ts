import type {
  RecoveryCodesAnswer,
  SetUpTwoFactor,
  TwoFactorSetUp,
  TwoFactorStatus,
} from '@selvedge/shared/accounts/two-factor/contract';

import type { OwnPasskey } from '@selvedge/shared/accounts/passkeys/contract';

import { call } from '../../lib/http.js';

const twoFactor = '/dashboard/secure/two-factor/';

/** Two-factor status of the signed-in user. Throws ApiError, like all calls below. */
export const fetchTwoFactor = () => call<TwoFactorStatus>('GET', twoFactor);

export const beginTwoFactor = () => call<TwoFactorSetUp>('POST', twoFactor, {});

/** Returns the recovery codes, which are shown only once. */
export const addTwoFactor = (form: SetUpTwoFactor) =>
  call<RecoveryCodesAnswer>('POST', `${twoFactor}add/`, form);

export const issueRecoveryCodes = () =>
  call<RecoveryCodesAnswer>('POST', `${twoFactor}recovery-codes/`, {});

export const fetchPasskeys = () =>
  call<readonly OwnPasskey[]>('GET', '/dashboard/secure/passkeys/');

export const removePasskey = (id: string) =>
  call<unknown>('DELETE', `/dashboard/secure/passkeys/${id}/`);

export const removeTwoFactor = () => call<unknown>('DELETE', twoFactor);
