import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed, unlessAbsent } from '../../http/field-decorators.js';
import { CaptchaTokens } from '../captcha/contract.js';
import { AuthenticationCode, RecoveryCode } from './codes.js';

/** API-012 POST /omnis/v3/dashboard/secure/recovery-login/. */
export class RecoveryLogin extends CaptchaTokens {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;

  @Rules('required', ['max_length', 200])
  password!: string;

  @trimmed
  @RecoveryCode()
  recoveryCode!: string;
}

/** One of the two. */
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

/** The form of /login/code/. */
export class SecondStepCode extends SecondFactorCodes {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 2048])
  redirect_uri?: string;
}

/** API-010: the password is right, and a code is asked for beside it. */
export interface TwoFactorRequired {
  readonly twoFactorRequired: true;
}

/** IDN-014: a second factor that is not there yet. */
export interface TwoFactorSetUp {
  /** What comes back with the code. */
  readonly setup: string;
  /** In base 32, to be typed in. */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly uri: string;
  /** The path of a picture in SVG, `size` units wide and high. */
  readonly qr: { readonly size: number; readonly path: string };
}

/** API-054: the code that the authenticator shows. */
export class SetUpTwoFactor {
  @Rules('required', ['max_length', 300])
  setup!: string;

  @trimmed
  @AuthenticationCode()
  twoFactorAuthCode!: string;
}

/** The form of /account/two-factor/: whoever fills it in shows that it is them. */
export class SetUpTwoFactorForm extends SetUpTwoFactor {
  @Rules('required', ['max_length', 200])
  password!: string;
}

/** What somebody is told of their own second factor. */
export interface TwoFactorStatus {
  readonly isOn: boolean;
  /** ISO 8601. */
  readonly addedAt: string | null;
  readonly recoveryCodesLeft: number;
}

/** They are shown once. */
export interface RecoveryCodesAnswer {
  readonly recoveryCodes: readonly string[];
}

/** IDN-006: who is signed in shows again that it is them, with a code where a second factor is on. */
export class PasswordConfirmation extends SecondFactorCodes {
  @Rules('required', ['max_length', 200])
  password!: string;
}

export interface PasswordConfirmed {
  readonly confirmed: true;
}
