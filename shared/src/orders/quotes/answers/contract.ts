import { IsBoolean, IsIn, IsInt, IsString, IsUUID } from 'class-validator';

import { Rules, RulesWhere } from '../../../forms/validators.js';
import { trimmed, unlessAbsent, wholeNumber } from '../../../http/field-decorators.js';

const maxId = 2_147_483_647;

/** API-053 POST /omnis/v3/quotes/{order}/accept/: `revision` is the one that the customer saw. */
export class AcceptQuote {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  revision!: number;

  /** RET-010: to pay later than the order is made. */
  @unlessAbsent
  @IsBoolean()
  onTerms?: boolean;

  /** the e-mail address or postcode of the order, of whoever is not known to have asked for it. */
  @trimmed
  @IsString()
  @Rules(['max_length', 254])
  proof = '';
}

export const QUOTE_ANSWERS = [
  'accept',
  'accept-on-terms',
  'decline',
  'request-terms',
  'approve-mockup',
  'change-mockup',
  'purchase-order',
] as const;
export type QuoteAnswerName = (typeof QUOTE_ANSWERS)[number];

const isAnswer = (name: QuoteAnswerName) => (form: object) =>
  form instanceof AnswerQuote && form.answer === name;

/** What the page of a quote posts: one answer, and what belongs to it. */
export class AnswerQuote {
  @IsIn(QUOTE_ANSWERS)
  answer!: QuoteAnswerName;

  /** The one that the page showed. */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  revision?: number;

  @unlessAbsent
  @IsUUID()
  mockup?: string;

  @trimmed
  @IsString()
  @Rules(['max_length', 2_000])
  @RulesWhere(isAnswer('change-mockup'), 'required')
  words = '';

  @trimmed
  @IsString()
  @Rules(['max_length', 60])
  @RulesWhere(isAnswer('purchase-order'), 'required')
  purchaseOrder = '';

  /** as in AcceptQuote. */
  @trimmed
  @IsString()
  @Rules(['max_length', 254])
  proof = '';
}
