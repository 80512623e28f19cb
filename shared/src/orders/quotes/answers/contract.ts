import { IsBoolean, IsIn, IsInt, IsString, IsUUID } from 'class-validator';

import { Rules, RulesWhere } from '../../../forms/validators.js';
import { trimmed, unlessAbsent, wholeNumber } from '../../../http/field-decorators.js';

const maxId = 2_147_483_647;

/** Body of POST /omnis/v3/quotes/{order}/accept/. `revision` is the one that the customer saw. */
export class AcceptQuote {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  revision!: number;

  /** Requests payment after production. */
  @unlessAbsent
  @IsBoolean()
  onTerms?: boolean;

  /**
   * E-mail address or postcode of the order, required from callers not known as its customer.
   */
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

/** Form post of the quote page: one answer with its fields. */
export class AnswerQuote {
  @IsIn(QUOTE_ANSWERS)
  answer!: QuoteAnswerName;

  /** Revision shown on the page. */
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

  /** E-mail address or postcode of the order, as in AcceptQuote. */
  @trimmed
  @IsString()
  @Rules(['max_length', 254])
  proof = '';
}
