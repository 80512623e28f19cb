import { Transform } from 'class-transformer';
import { IsString, IsUUID } from 'class-validator';

import { PasswordConfirmation, SecondFactorCodes } from '../accounts/two-factor/contract.js';
import { Address } from '../checkout/contract.js';
import type { FieldRule } from '../forms/field-rules.js';
import { phoneRules } from '../forms/phone-rules.js';
import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { trimmed, unlessAbsent } from '../http/field-decorators.js';
import { messages } from '../messages.js';

/** The button beside a session: which one ends, once whoever asks has shown that it is them. */
export class EndSession extends PasswordConfirmation {
  @IsUUID(undefined, { message: messages.required })
  session!: string;
}

/** The form of /account/addresses/, with what a checkout asks for: of one that is kept, or of a new one. */
export class SaveAddress extends Address {
  @unlessAbsent
  @IsUUID(undefined, { message: messages.required })
  addressId?: string;
}

/** The buttons beside an address. */
export class NamedAddress {
  @IsUUID(undefined, { message: messages.required })
  addressId!: string;
}

/** As its network writes it, without the @ before it. */
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

/** IDN-001: the form of /account/details/. All of it may be empty or left out (VAL-041). */
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

/** The form of a new e-mail address: whoever changes it gives the password, and a code where one is asked for. */
export class AskEmailChange extends SecondFactorCodes {
  @emailAddress
  email!: string;

  @Rules('required', ['max_length', 200])
  current_password!: string;
}

/** The page behind a link of such a mail. */
export class ConfirmEmailChange {
  @Rules('required', ['max_length', 200])
  token!: string;
}
