import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  ValidateNested,
} from 'class-validator';

import { CaptchaTokens } from '../../accounts/captcha/contract.js';
import { Address, requiredAddress } from '../../checkout/contract.js';
import { Rules } from '../../forms/validators.js';
import { emailAddress } from '../../http/common-fields.js';
import { messages } from '../../messages.js';
import { trimmed, unlessAbsent, wholeNumber } from '../../http/field-decorators.js';
import { mostQuoteLines } from './quote.js';

const mostPieces = 100_000;
/** In minor units, of one piece. */
const mostPrice = 100_000_000;
const maxId = 2_147_483_647;

/** What is offered. One that the order has already keeps its picture and its options. */
export class QuoteLine {
  @unlessAbsent
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  id?: number;

  @trimmed
  @IsString()
  @Rules('required', ['max_length', 200])
  name!: string;

  @IsInt()
  @Rules(['min_value', 1], ['max_value', mostPieces])
  quantity!: number;

  /** Of one piece with the tax in it, in minor units of the order's currency. */
  @IsInt()
  @Rules(['min_value', 0], ['max_value', mostPrice])
  price!: number;
}

class QuotedLines {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostQuoteLines)
  @ValidateNested({ each: true })
  @Type(() => QuoteLine)
  lines!: QuoteLine[];

  /** With the tax in it, in minor units. */
  @IsInt()
  @Rules(['min_value', 0], ['max_value', mostPrice])
  shipping!: number;

  /** Off the lines, with the tax in it, in minor units; no more than they come to. */
  @unlessAbsent
  @IsInt()
  @Rules(['min_value', 0], ['max_value', mostPrice])
  discount?: number;
}

/** API-053 POST /omnis/v3/quotes/: staff begin a quote for somebody who asked in another way. */
export class MakeQuote extends QuotedLines {
  /** Made where it is written: sent twice, it is one quote. */
  @IsUUID()
  id!: string;

  /** The store that sells it. */
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  division!: number;

  @emailAddress
  email!: string;

  @requiredAddress
  shippingAddress!: Address;
}

/** RET-008 POST /get-a-quote/: what a shopper asks for. `shippingAddress` says who they are, too. */
export class RequestQuote extends CaptchaTokens {
  /** Made where the form is: sent twice, it is one request. */
  @IsUUID()
  id!: string;

  @emailAddress
  email!: string;

  @trimmed
  @IsString()
  @Rules(['max_length', 120])
  company = '';

  @trimmed
  @Rules('required', ['max_length', 200])
  product!: string;

  @wholeNumber
  @IsInt({ message: messages.required })
  @Rules(['min_value', 1], ['max_value', mostPieces])
  quantity!: number;

  /** A day, 2026-11-05; empty where it does not matter. */
  @trimmed
  @Matches(/^(\d{4}-\d\d-\d\d)?$/, { message: 'Please enter a day' })
  neededBy = '';

  @trimmed
  @IsString()
  @Rules(['max_length', 2_000])
  notes = '';

  @requiredAddress
  shippingAddress!: Address;
}

export interface MadeQuote {
  readonly id: number;
}

/** API-053 PATCH /omnis/v3/quotes/{order}/: `revision` is the one that the person saw. */
export class PriceQuote extends QuotedLines {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  revision!: number;

  /** Where it goes now, which decides about its tax; as before where it is left out. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => Address)
  shippingAddress?: Address;
}

/** POST /omnis/v3/atlas/orders/{id}/quote/sending/. */
export class SendQuote {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  revision!: number;

  /** The last day on which it may be accepted, 2026-11-05; it has no end without. */
  @unlessAbsent
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'Please enter a day' })
  @IsISO8601({ strict: true }, { message: 'Please enter a day' })
  validUntil?: string;
}

/** POST /omnis/v3/atlas/orders/{id}/quote/terms/. */
export class DecideTerms {
  @IsBoolean()
  authorised!: boolean;
}

/** PUT /omnis/v3/atlas/orders/{id}/quote/purchase-order/. */
export class ConfirmPurchaseOrder {
  @trimmed
  @IsString()
  @Rules('required', ['max_length', 60])
  purchaseOrder!: string;
}

/** POST /omnis/v3/atlas/orders/{id}/quote/documents/: what the file is called. */
export class NameQuoteDocument {
  @trimmed
  @IsString()
  @Rules('required', ['max_length', 120])
  name!: string;
}

export interface SavedQuoteFile {
  readonly id: string;
}
