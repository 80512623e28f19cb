import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed, unlessAbsent } from '../../http/field-decorators.js';
import { CaptchaTokens } from '../captcha/contract.js';
import { AuthenticationCode, RecoveryCode } from './codes.js';

/** Body of POST /omnis/v3/dashboard/secure/recovery-login/. */
export class RecoveryLogin extends CaptchaTokens {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;

  @Rules('required', ['max_length', 200])
  password!: string;

  @trimmed
  @RecoveryCode()
  recoveryCode!: string;
}

/** Second factor: an authenticator code or a recovery code. */
export class SecondFactorCodes {
  @unlessAbsent
  @trimmed
  @AuthenticationCode()
  twoFactorAuthCode?: string;

  @unlessAbsent
  @trimmed
  @RecoveryCode()
  recoveryCode?: string;
}

/** Form of /login/code/. */
export class SecondStepCode extends SecondFactorCodes {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 2048])
  redirect_uri?: string;
}

/** The password is correct and a code is required. */
export interface TwoFactorRequired {
  readonly twoFactorRequired: true;
}

/** Two-factor authentication that is not confirmed yet. */
export interface TwoFactorSetUp {
  /** Sent back together with the code. */
  readonly setup: string;
  /** Base 32, for manual entry. */
  readonly secret: string;
  /** `otpauth://totp/…` URI. */
  readonly uri: string;
  /** Path data of an SVG, `size` units wide and high. */
  readonly qr: { readonly size: number; readonly path: string };
}

/** Code from the authenticator. */
export class SetUpTwoFactor {
  @Rules('required', ['max_length', 300])
  setup!: string;

  @trimmed
  @AuthenticationCode()
  twoFactorAuthCode!: string;
}

/** Form of /account/two-factor/; requires confirmation of identity. */
export class SetUpTwoFactorForm extends SetUpTwoFactor {
  @Rules('required', ['max_length', 200])
  password!: string;
}

/** Two-factor state of the caller's account. */
export interface TwoFactorStatus {
  readonly isOn: boolean;
  readonly addedAt: string | null;
  readonly recoveryCodesLeft: number;
}

/** Recovery codes are shown only once. */
export interface RecoveryCodesAnswer {
  readonly recoveryCodes: readonly string[];
}

/** Confirms the identity of a signed-in person, with a code if two-factor authentication is on. */
export class PasswordConfirmation extends SecondFactorCodes {
  @Rules('required', ['max_length', 200])
  password!: string;
}

export interface PasswordConfirmed {
  readonly confirmed: true;
}
