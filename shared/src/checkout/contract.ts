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
import { emailAddress } from '../http/common-fields.js';
import { messages } from '../messages.js';
import type { OrderStatus } from '../orders/order-status.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { decoratedBy, trimmed, unlessAbsent, wholeNumber } from '../http/field-decorators.js';
import { SHIPPING_COUNTRIES } from './shipping-countries.js';

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

export const requiredAddress = decoratedBy(
  Type(() => Address),
  ValidateNested(),
  IsNotEmptyObject(),
  IsObject(),
);

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

  @emailAddress
  email!: string;

  @requiredAddress
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
    message: 'Please enter a valid card number',
  })
  cardNumber!: string;

  @Rules('required', {
    pattern: /^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/,
    message: 'Please enter the expiry date as MM/YY',
  })
  expiry!: string;

  @Rules('required', { pattern: /^\d{3,4}$/, message: 'Please enter the security code' })
  securityCode!: string;
}

/** `pending`: the provider did not answer; the outcome will be found out and shown on the receipt. */
export interface PaymentOutcome {
  readonly outcome: 'paid' | 'declined' | 'pending';
  readonly status: OrderStatus;
  readonly message: string | null;
}
