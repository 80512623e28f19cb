import { Equals, IsInt, IsString, Matches, ValidateIf } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { trimmed, unlessAbsent, wholeNumber } from '../http/field-decorators.js';

class SubscriptionFields {
  @emailAddress
  email!: string;

  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', 2_147_483_647])
  mailingList?: number;
}

/** Body of POST /omnis/v3/mailing-lists/subscribe/. */
export class Subscribe extends SubscriptionFields {
  @unlessAbsent
  @trimmed
  @IsString()
  @Rules(['max_length', 100])
  firstName?: string;
}

/** Form POST /newsletter/subscribe/ of a newsletter block, or of a gate, which has no name field. */
export class SubscribeForm extends SubscriptionFields {
  @ValidateIf(({ opens, firstName }: SubscribeForm) => !opens || firstName !== undefined)
  @trimmed
  @Rules('required', ['max_length', 100])
  firstName?: string;

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
