import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import type {
  NewPasskey,
  OwnPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@selvedge/shared/accounts/passkeys/contract';

import { ApiError, call, confirmationPath, ensureToken } from './http.js';

const secure = '/dashboard/secure';

/**
 * Signs in with a passkey of this host; with `isAutofill`, waits until the user picks one at the
 * e-mail field. Throws ApiError, or the browser's error if the user cancels.
 */
export async function signInByPasskey(isAutofill = false): Promise<InitialState> {
  // A first visit has no CSRF token yet.
  await ensureToken();
  const request = await call<PasskeyRequest>('POST', `${secure}/passkey-login/begin/`, {});
  const { id, response } = await startAuthentication({
    optionsJSON: request,
    useBrowserAutofill: isAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  const proof: PasskeyProof = { id, clientDataJSON, authenticatorData, signature, userHandle };
  return call<InitialState>('POST', `${secure}/passkey-login/`, proof);
}

/** Confirms the user by password and code if they filled in the form. Throws ApiError. */
export async function confirm(form: HTMLFormElement | null): Promise<void> {
  const fields = new FormData(form ?? undefined);
  const [password, twoFactorAuthCode] = [fields.get('password'), fields.get('twoFactorAuthCode')];
  if (typeof password !== 'string' || password === '') return;
  await call('POST', confirmationPath, { password, twoFactorAuthCode });
}

/** Creates a passkey and returns all of the user's. Throws as above. */
export async function addPasskey(name: string): Promise<readonly OwnPasskey[]> {
  const { pubKeyCredParams, excludeCredentials, ...options } = await call<PasskeyCreation>(
    'POST',
    `${secure}/passkeys/`,
    {},
  );
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...options,
      pubKeyCredParams: [...pubKeyCredParams],
      excludeCredentials: [...excludeCredentials],
    },
  });
  const { clientDataJSON, attestationObject } = response;
  const made: NewPasskey = { name, id, clientDataJSON, attestationObject };
  return call<readonly OwnPasskey[]>('POST', `${secure}/passkeys/add/`, made);
}

const notUsable = 'The browser was unable to use a passkey. Please try again, or use your password';

/** Returns the message for the user; null if they cancelled the browser dialog. */
export function problemOf(error: unknown): string | null {
  if (!(error instanceof Error) || ['NotAllowedError', 'AbortError'].includes(error.name))
    return null;
  if (error instanceof ApiError && error.problem.code === 'ConfirmPassword')
    return 'Enter your password and a code above first';
  if (error.name === 'InvalidStateError') return 'This device already has a passkey';
  return error instanceof ApiError ? error.message : notUsable;
}
