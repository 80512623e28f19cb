import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsOptional,
  IsString,
  IsUrl,
  IsUUID,
  Length,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';

import { Address } from '../checkout/contract.js';
import { trimmed } from '../http/field-decorators.js';
import { messages } from '../messages.js';

/** The form beside a session: which one ends. */
export class EndSession {
  @IsUUID(undefined, { message: messages.required })
  session!: string;
}

/** The form of /account/addresses/, with what a checkout asks for: of one that is kept, or of a new one. */
export class SaveAddress extends Address {
  @IsOptional()
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

const handleForm = /^[\w.-]*$/;
const handleWords = { message: messages.handle };
/** VAL-041; with at least seven digits and at most fifteen, as E.164 has them. */
const phoneForm = /^(?:\+?(?:[ ().-]*\d){7,15}[ )]*)?$/;
const phoneWords = { message: messages.phone };

function Line(max = 100): PropertyDecorator {
  const rules = [
    trimmed,
    IsString({ message: messages.required }),
    MaxLength(max, { message: `Must contain no more than ${max} characters` }),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

function Handle(): PropertyDecorator {
  const rules = [
    handle,
    IsString({ message: messages.required }),
    Matches(handleForm, handleWords),
    MaxLength(100, { message: 'Must contain no more than 100 characters' }),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property));
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

  @Line(40)
  @Matches(/^[\w-]*$/, { message: messages.alphaDash })
  username = '';

  @Line(40)
  @Matches(phoneForm, phoneWords)
  phone = '';

  @Line(40)
  @Matches(phoneForm, phoneWords)
  mobile = '';

  @Line(300)
  @ValidateIf((_form: object, value: unknown) => value !== '')
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: messages.url })
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

/** The form of a new e-mail address: whoever changes it gives the password. */
export class AskEmailChange {
  @trimmed
  @IsEmail({}, { message: messages.email })
  @MaxLength(254)
  email!: string;

  @IsString({ message: messages.required })
  @Length(1, 200, { message: messages.required })
  current_password!: string;
}

/** The page behind a link of such a mail. */
export class ConfirmEmailChange {
  @IsString({ message: messages.required })
  @Length(1, 200, { message: messages.required })
  token!: string;
}
