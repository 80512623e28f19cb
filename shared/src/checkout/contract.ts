import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmptyObject,
  IsObject,
  IsString,
  Matches,
  ValidateNested,
} from 'class-validator';

import { NewPassword } from '../accounts/new-password.js';
import { Rules, RulesWhere } from '../forms/validators.js';
import { messages } from '../messages.js';
import type { OrderStatus } from '../orders/order-status.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { trimmed, unlessAbsent, wholeNumber } from '../http/field-decorators.js';

/** The countries a store ships to: those of Europe, and the larger ones elsewhere. */
export const SHIPPING_COUNTRIES = [
  { code: 'GB', name: 'United Kingdom', region: 'GB' },
  { code: 'AU', name: 'Australia', region: 'ROW' },
  { code: 'AT', name: 'Austria', region: 'EU' },
  { code: 'BE', name: 'Belgium', region: 'EU' },
  { code: 'BG', name: 'Bulgaria', region: 'EU' },
  { code: 'CA', name: 'Canada', region: 'ROW' },
  { code: 'HR', name: 'Croatia', region: 'EU' },
  { code: 'CY', name: 'Cyprus', region: 'EU' },
  { code: 'CZ', name: 'Czechia', region: 'EU' },
  { code: 'DK', name: 'Denmark', region: 'EU' },
  { code: 'EE', name: 'Estonia', region: 'EU' },
  { code: 'FI', name: 'Finland', region: 'EU' },
  { code: 'FR', name: 'France', region: 'EU' },
  { code: 'DE', name: 'Germany', region: 'EU' },
  { code: 'GR', name: 'Greece', region: 'EU' },
  { code: 'HU', name: 'Hungary', region: 'EU' },
  { code: 'IS', name: 'Iceland', region: 'ROW' },
  { code: 'IE', name: 'Ireland', region: 'EU' },
  { code: 'IT', name: 'Italy', region: 'EU' },
  { code: 'JP', name: 'Japan', region: 'ROW' },
  { code: 'LV', name: 'Latvia', region: 'EU' },
  { code: 'LI', name: 'Liechtenstein', region: 'ROW' },
  { code: 'LT', name: 'Lithuania', region: 'EU' },
  { code: 'LU', name: 'Luxembourg', region: 'EU' },
  { code: 'MT', name: 'Malta', region: 'EU' },
  { code: 'NL', name: 'Netherlands', region: 'EU' },
  { code: 'NZ', name: 'New Zealand', region: 'ROW' },
  { code: 'NO', name: 'Norway', region: 'ROW' },
  { code: 'PL', name: 'Poland', region: 'EU' },
  { code: 'PT', name: 'Portugal', region: 'EU' },
  { code: 'RO', name: 'Romania', region: 'EU' },
  { code: 'SG', name: 'Singapore', region: 'ROW' },
  { code: 'SK', name: 'Slovakia', region: 'EU' },
  { code: 'SI', name: 'Slovenia', region: 'EU' },
  { code: 'ES', name: 'Spain', region: 'EU' },
  { code: 'SE', name: 'Sweden', region: 'EU' },
  { code: 'CH', name: 'Switzerland', region: 'ROW' },
  { code: 'US', name: 'United States', region: 'ROW' },
] as const;
export type ShippingRegion = (typeof SHIPPING_COUNTRIES)[number]['region'];

export class Address {
  @trimmed
  @Rules('required', ['max_length', 120])
  fullName!: string;

  @trimmed
  @Rules('required', ['max_length', 200])
  line1!: string;

  @trimmed
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 200])
  line2?: string;

  @trimmed
  @Rules('required', ['max_length', 120])
  city!: string;

  @trimmed
  @Rules('required', ['max_length', 16])
  @RulesWhere((form) => form instanceof Address && form.country === 'GB', 'postcode')
  postcode!: string;

  @IsIn(SHIPPING_COUNTRIES.map(({ code }) => code), { message: messages.required })
  country!: string;
}

/** API-050 POST /omnis/v3/checkout/quote/: totals of the basket for a destination. */
export class QuoteCheckout {
  @unlessAbsent
  @IsIn(SHIPPING_COUNTRIES.map(({ code }) => code))
  country?: string;
}

/** The account that a guest makes with the order, of the address that it is ordered by. */
export class AccountOfOrder {
  @NewPassword()
  password!: string;
}

/** All amounts in minor units; total = subtotal + shipping; taxes are contained in them. */
export interface CheckoutTotals {
  readonly subtotal: number;
  readonly goodsTax: number;
  readonly shipping: number;
  readonly shippingTax: number;
  readonly discount: number;
  readonly taxDiscount: number;
  readonly total: number;
  readonly currency: string;
}

/** API-050 POST /omnis/v3/checkout/orders/. Placed once per `idempotencyKey` (PAY-010). */
export class PlaceOrderRequest {
  @IsString()
  @Rules(['min_length', 16], ['max_length', 128])
  @Matches(/^[\w-]+$/)
  idempotencyKey!: string;

  @trimmed
  @Rules('required', 'email', ['max_length', 254])
  email!: string;

  @IsObject()
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => Address)
  shippingAddress!: Address;

  /** The shipping address when left out. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => Address)
  billingAddress?: Address;

  /** What the shopper saw, in minor units; another total now is refused with 409 and the new one. */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', Number.MAX_SAFE_INTEGER])
  expectedTotal?: number;

  /** The currency of `expectedTotal`; another one now is refused likewise (PAY-020). */
  @unlessAbsent
  @IsIn(SHOP_CURRENCIES)
  expectedCurrency?: string;
}

export interface PlacedOrder {
  readonly orderId: number;
  readonly orderHash: string;
}

/** API-050 POST /omnis/v3/checkout/orders/{orderHash}/payments/. The card goes to the provider and is kept nowhere here. */
export class PayRequest {
  @Rules('required', {
    pattern: /^[\d ]{12,23}$/,
    words: 'Please enter a valid card number',
  })
  cardNumber!: string;

  @Rules('required', {
    pattern: /^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/,
    words: 'Please enter the expiry date as MM/YY',
  })
  expiry!: string;

  @Rules('required', { pattern: /^\d{3,4}$/, words: 'Please enter the security code' })
  securityCode!: string;
}

/** `pending`: the provider did not answer; the outcome will be found out and shown on the receipt. */
export interface PaymentOutcome {
  readonly outcome: 'paid' | 'declined' | 'pending';
  readonly status: OrderStatus;
  readonly message: string | null;
}
