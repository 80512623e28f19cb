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
import { Address, requiredAddress } from '../../addresses/contract.js';
import { Rules } from '../../forms/validators.js';
import { emailAddress } from '../../http/common-fields.js';
import { messages } from '../../messages.js';
import { trimmed, unlessAbsent, wholeNumber } from '../../http/field-decorators.js';
import { mostQuoteLines } from './quote.js';

const mostPieces = 100_000;
/** Per piece, in minor units. */
const mostPrice = 100_000_000;
const maxId = 2_147_483_647;

/** A quoted line. A line that the order already has keeps its image and options. */
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

  /** Price per piece including tax, in minor units of the order's currency. */
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

  /** Delivery price including tax, in minor units. */
  @IsInt()
  @Rules(['min_value', 0], ['max_value', mostPrice])
  shipping!: number;

  /** Discount on the lines including tax, in minor units; at most their sum. */
  @unlessAbsent
  @IsInt()
  @Rules(['min_value', 0], ['max_value', mostPrice])
  discount?: number;
}

/** Body of POST /omnis/v3/quotes/: staff create a quote for a request from another channel. */
export class MakeQuote extends QuotedLines {
  /** Created by the client, so that a repeated request creates only one quote. */
  @IsUUID()
  id!: string;

  /** Store that sells it. */
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  division!: number;

  @emailAddress
  email!: string;

  @requiredAddress
  shippingAddress!: Address;
}

/**
 * Body of POST /get-a-quote/: a shopper's request. `shippingAddress` also identifies the customer.
 */
export class RequestQuote extends CaptchaTokens {
  /** Created by the form, so that a repeated request creates only one quote. */
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

  /** A day such as 2026-11-05; empty if there is no deadline. */
  @trimmed
  @Matches(/^(\d{4}-\d\d-\d\d)?$/, { message: 'Please enter a date' })
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

/** Body of PATCH /omnis/v3/quotes/{order}/. `revision` is the one that the staff member saw. */
export class PriceQuote extends QuotedLines {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  revision!: number;

  /** Delivery address, which determines the tax; unchanged if absent. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => Address)
  shippingAddress?: Address;
}

/** Body of POST /omnis/v3/atlas/orders/{id}/quote/sending/. */
export class SendQuote {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  revision!: number;

  /** Last day for acceptance, such as 2026-11-05; unlimited if absent. */
  @unlessAbsent
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'Please enter a date' })
  @IsISO8601({ strict: true }, { message: 'Please enter a date' })
  validUntil?: string;
}

/** Body of POST /omnis/v3/atlas/orders/{id}/quote/terms/. */
export class DecideTerms {
  @IsBoolean()
  authorised!: boolean;
}

/** Body of PUT /omnis/v3/atlas/orders/{id}/quote/purchase-order/. */
export class ConfirmPurchaseOrder {
  @trimmed
  @IsString()
  @Rules('required', ['max_length', 60])
  purchaseOrder!: string;
}

/** Query of POST /omnis/v3/atlas/orders/{id}/quote/documents/: the file name. */
export class NameQuoteDocument {
  @trimmed
  @IsString()
  @Rules('required', ['max_length', 120])
  name!: string;
}

export interface SavedQuoteFile {
  readonly id: string;
}
