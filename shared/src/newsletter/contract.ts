import { Equals, IsInt, IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { trimmed, unlessAbsent, wholeNumber } from '../http/field-decorators.js';

/** Body of POST /omnis/v3/mailing-lists/subscribe/. */
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

/** Form POST /newsletter/subscribe/ of a newsletter block. */
export class SubscribeForm extends Subscribe {
  /** Id of the block. */
  @unlessAbsent
  @Matches(/^\d{1,16}$/)
  block?: string;

  /** Whether submitting unlocks the content of the block. */
  @unlessAbsent
  @Equals('1')
  opens?: '1';

  /** Path of the page with the form. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  page?: string;
}

/** Form POST /subscription-verified of the page behind the mailed link. */
export class ConfirmSubscriptionForm {
  @Rules('required', ['max_length', 200])
  s!: string;

  /** Whether to unsubscribe; without it, the subscription is confirmed. */
  @unlessAbsent
  @Equals('1')
  end?: '1';
}

export interface Subscribed {
  readonly message: string;
}
