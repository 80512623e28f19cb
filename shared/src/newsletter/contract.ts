import { Equals, IsInt, IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { trimmed, unlessAbsent, wholeNumber } from '../http/field-decorators.js';

/** API-045, MKT-019 POST /omnis/v3/mailing-lists/subscribe/. */
export class Subscribe {
  @emailAddress
  email!: string;

  @unlessAbsent
  @trimmed
  @IsString()
  @Rules(['max_length', 100])
  firstName?: string;

  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', 2_147_483_647])
  mailingList?: number;
}

/** POST /newsletter/subscribe/ of a newsletter block. */
export class SubscribeForm extends Subscribe {
  /** The id of the block. */
  @unlessAbsent
  @Matches(/^\d{1,16}$/)
  block?: string;

  /** Whether the block opens for whoever has sent it. */
  @unlessAbsent
  @Equals('1')
  opens?: '1';

  /** The path of the page that the form is on. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  page?: string;
}

/** What a subscription is answered with (ERR-021). */
export interface Subscribed {
  readonly message: string;
}
