import { IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { trimmed, unlessAbsent } from '../http/field-decorators.js';

/** Body of POST /contact/send/ of a contact block. */
export class ContactForm {
  @trimmed
  @Rules('required', ['max_length', 100])
  name!: string;

  @emailAddress
  email!: string;

  @trimmed
  @Rules('required', ['max_length', 4_000])
  message!: string;

  /** Honeypot field, hidden from people; a value marks the sender as a bot. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 500])
  website?: string;

  /** Id of the block. */
  @unlessAbsent
  @Matches(/^\d{1,16}$/)
  block?: string;

  /** Path of the page with the form. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  page?: string;
}
