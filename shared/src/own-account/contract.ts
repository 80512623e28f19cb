import { Transform } from 'class-transformer';
import { IsString, IsUUID } from 'class-validator';

import { PasswordConfirmation, SecondFactorCodes } from '../accounts/two-factor/contract.js';
import { Address } from '../addresses/contract.js';
import type { FieldRule } from '../forms/field-rules.js';
import { phoneRules } from '../forms/phone-rules.js';
import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { trimmed, unlessAbsent } from '../http/field-decorators.js';
import { messages } from '../messages.js';

/** Ends a session after identity confirmation. */
export class EndSession extends PasswordConfirmation {
  @IsUUID(undefined, { message: messages.required })
  session!: string;
}

/** Form of /account/addresses/ with the checkout fields, for a new or saved address. */
export class SaveAddress extends Address {
  @unlessAbsent
  @IsUUID(undefined, { message: messages.required })
  addressId?: string;
}

/** Buttons of a saved address. */
export class NamedAddress {
  @IsUUID(undefined, { message: messages.required })
  addressId!: string;
}

/** Handle without the leading @. */
const handle = Transform(({ value }): unknown =>
  typeof value === 'string' ? value.trim().replace(/^@/, '') : value,
);

const handleForm = { pattern: /^[\w.-]+$/, message: messages.handle };

function Line(max = 100, ...rules: readonly FieldRule[]): PropertyDecorator {
  const decorators = [
    trimmed,
    IsString({ message: messages.required }),
    Rules(...rules, ['max_length', max]),
  ];
  return (target, property) => decorators.forEach((one) => one(target, property));
}

function Handle(): PropertyDecorator {
  const decorators = [
    handle,
    IsString({ message: messages.required }),
    Rules(handleForm, ['max_length', 100]),
  ];
  return (target, property) => decorators.forEach((one) => one(target, property));
}

/** Form of /account/details/; all fields are optional. */
export class SaveDetails {
  @Line()
  firstName = '';

  @Line()
  lastName = '';

  @Line()
  company = '';

  @Line()
  jobTitle = '';

  @Line(40, 'alpha_dash')
  username = '';

  @Line(40, ...phoneRules)
  phone = '';

  @Line(40, ...phoneRules)
  mobile = '';

  @Line(300, 'url')
  website = '';

  @Handle()
  tiktok = '';

  @Handle()
  twitter = '';

  @Handle()
  youtube = '';

  @Handle()
  facebook = '';

  @Handle()
  linkedin = '';

  @Handle()
  instagram = '';
}

/**
 * Form for a new e-mail address. Requires the password, and a code if two-factor authentication is
 * on.
 */
export class AskEmailChange extends SecondFactorCodes {
  @emailAddress
  email!: string;

  @Rules('required', ['max_length', 200])
  current_password!: string;
}

/** Query of the page that such an e-mail links to. */
export class ConfirmEmailChange {
  @Rules('required', ['max_length', 200])
  token!: string;
}
