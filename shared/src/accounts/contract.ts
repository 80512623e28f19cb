import { IsIn, IsString, NotContains } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { emptyIsAbsent, trimmed, unlessAbsent } from '../http/field-decorators.js';
import { CaptchaTokens } from './captcha/contract.js';
import { NewPassword } from './new-password.js';
import { AuthenticationCode } from './two-factor/codes.js';
import { SecondFactorCodes } from './two-factor/contract.js';

/** Body of POST /omnis/v3/dashboard/secure/login/. Unknown fields are refused. */
export class Login extends CaptchaTokens {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;

  @Rules('required', ['max_length', 200])
  password!: string;

  @trimmed
  @emptyIsAbsent
  @unlessAbsent
  @AuthenticationCode()
  twoFactorAuthCode?: string;

  @emptyIsAbsent
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  @NotContains(' ')
  token?: string;

  /** Redirect target after a form post; only paths on this host are followed. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 2048])
  redirect_uri?: string;
}

const flags = [0, 1, '0', '1'];

/** Fields of every sign-up. */
class SignUpFields extends CaptchaTokens {
  @emailAddress
  email!: string;

  @NewPassword()
  password!: string;

  @unlessAbsent
  @IsIn(flags)
  should_have_store?: 0 | 1 | '0' | '1';

  @unlessAbsent
  @IsIn(flags)
  dashboard_access?: 0 | 1 | '0' | '1';

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 2048])
  redirect_uri?: string;
}

/** Body of POST /omnis/v3/shop/customer/create/; programs may omit the name. */
export class SignUp extends SignUpFields {
  @trimmed
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 80])
  firstName?: string;

  @trimmed
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 80])
  lastName?: string;
}

/** Form of /sign-up/. */
export class SignUpByForm extends SignUpFields {
  @trimmed
  @Rules('required', ['max_length', 80])
  firstName!: string;

  @trimmed
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 80])
  lastName?: string;
}

/** Body of POST /omnis/v3/dashboard/secure/verify/: the code of the e-mail. */
export class VerifyEmail {
  @trimmed
  @Rules('required', ['max_length', 20])
  code!: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 2048])
  redirect_uri?: string;
}

/** Body of POST /omnis/v3/dashboard/secure/eula/. */
export class SignEula {
  @Rules('required', ['max_length', 40])
  version!: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 2048])
  redirect_uri?: string;
}

/** Body of POST /omnis/v3/dashboard/secure/forgot-password/, and the form of /forgot-password/. */
export class ForgotPassword extends CaptchaTokens {
  @emailAddress
  email!: string;
}

/** Body of POST /omnis/v3/dashboard/secure/reset-password/, and the form of /reset-password/. */
export class ResetPassword {
  @Rules('required', ['max_length', 200])
  token!: string;

  @NewPassword()
  password!: string;

  @Rules('required', ['max_length', 200])
  password_confirmation!: string;
}

/**
 * Form of /account/. Changing a password requires the old one, and a code if two-factor
 * authentication is on.
 */
export class ChangePassword extends SecondFactorCodes {
  @Rules('required', ['max_length', 200])
  current_password!: string;

  @NewPassword()
  password!: string;
}

/** Body of POST /omnis/v3/frontend/store-access/, and the form of a closed shop's gate. */
export class StoreAccess {
  @Rules('required', ['max_length', 200])
  password!: string;
}
