import { messages } from '@selvedge/shared/messages';

import { domainError, invalidFields } from '../../../platform/domain-error.js';

/** The existing factor has to be removed before another one is added. */
export class SecondFactorThere extends domainError(
  'conflict',
  'Two-factor authentication is already on',
) {}

export class NoSecondFactor extends domainError('conflict', 'Two-factor authentication is off') {}

export class TooManyPasskeys extends domainError(
  'conflict',
  'You have reached the maximum number of passkeys. Remove one first',
) {}

export class NoSuchPasskey extends domainError('not-found', 'This passkey no longer exists') {}

/** Same message for every reason: unknown passkey, wrong signature, or expired challenge. */
export class PasskeyRefused extends domainError(
  'invalid',
  'This passkey was not accepted. Please try again, or use your password',
) {}

/** VAL-006: same message for a wrong, expired or used code. */
export class AuthenticationCodeRefused extends invalidFields(
  { twoFactorAuthCode: [messages.authenticationCode] },
  messages.authenticationCode,
) {}

/** VAL-007: same message for every reason. */
export class RecoveryCodeRefused extends invalidFields(
  { recoveryCode: [messages.recoveryCode] },
  messages.recoveryCode,
) {}

const over = 'The set-up has expired. Please start again';

/** A set-up is valid for a limited time and for one account. */
export class SetUpOver extends invalidFields({ setup: [over] }, over) {}
