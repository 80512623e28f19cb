import { IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { trimmed, unlessAbsent } from '../http/field-decorators.js';

/** BLK-048: POST /contact/send/ of a contact block. */
export class ContactForm {
  @trimmed
  @Rules('required', ['max_length', 100])
  name!: string;

  @emailAddress
  email!: string;

  @trimmed
  @Rules('required', ['max_length', 4_000])
  message!: string;

  /** A field that no person sees; a program that fills in all fields tells by it what it is. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 500])
  website?: string;

  /** The id of the block. */
  @unlessAbsent
  @Matches(/^\d{1,16}$/)
  block?: string;

  /** The path of the page that the form is on. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  page?: string;
}
