import type {
  RecoveryCodesAnswer,
  SetUpTwoFactor,
  TwoFactorSetUp,
  TwoFactorStatus,
} from '@selvedge/shared/accounts/two-factor/contract';

import type { OwnPasskey } from '@selvedge/shared/accounts/passkeys/contract';

import { call } from '../../lib/http.js';

const twoFactor = '/dashboard/secure/two-factor/';

/** Of whoever is signed in. Throws ApiError, as the others do. */
export const fetchTwoFactor = () => call<TwoFactorStatus>('GET', twoFactor);

export const beginTwoFactor = () => call<TwoFactorSetUp>('POST', twoFactor, {});

/** Answers the recovery codes, which come once. */
export const addTwoFactor = (form: SetUpTwoFactor) =>
  call<RecoveryCodesAnswer>('POST', `${twoFactor}add/`, form);

export const issueRecoveryCodes = () =>
  call<RecoveryCodesAnswer>('POST', `${twoFactor}recovery-codes/`, {});

export const fetchPasskeys = () =>
  call<readonly OwnPasskey[]>('GET', '/dashboard/secure/passkeys/');

export const removePasskey = (id: string) =>
  call<unknown>('DELETE', `/dashboard/secure/passkeys/${id}/`);

export const removeTwoFactor = () => call<unknown>('DELETE', twoFactor);
