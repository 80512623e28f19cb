import { Address, requiredShippingAddress, ShippingAddress } from '../addresses/contract.js';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsString, Matches, ValidateNested } from 'class-validator';

import { NewPassword } from '../accounts/new-password.js';
import { Rules } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import type { OrderStatus } from '../orders/order-status.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { emptyIsAbsent, unlessAbsent, wholeNumber } from '../http/field-decorators.js';
import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';

/** Body of POST /omnis/v3/checkout/quote/: totals of the basket for a destination. */
export class QuoteCheckout {
  @unlessAbsent
  @IsIn(SHIPPING_COUNTRIES.map(({ code }) => code))
  country?: string;
}

/** Account that a guest creates with the order, under the order's e-mail address. */
export class AccountOfOrder {
  @NewPassword()
  password!: string;
}

/** Body of POST /omnis/v3/checkout/orders/. Each `idempotencyKey` places at most one order. */
export class PlaceOrderRequest {
  @IsString()
  @Rules(['min_length', 16], ['max_length', 128])
  @Matches(/^[\w-]+$/)
  idempotencyKey!: string;

  @emailAddress
  email!: string;

  @requiredShippingAddress
  shippingAddress!: ShippingAddress;

  /** The shipping address by default. */
  @unlessAbsent
  @IsObject()
  @ValidateNested()
  @Type(() => Address)
  billingAddress?: Address;

  /**
   * Total that the shopper saw, in minor units; a different total is refused with 409 and the new
   * one.
   */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', Number.MAX_SAFE_INTEGER])
  expectedTotal?: number;

  /** Currency of `expectedTotal`; a different one is refused in the same way. */
  @unlessAbsent
  @IsIn(SHOP_CURRENCIES)
  expectedCurrency?: string;

  /** Discount code instead of the one in the cookie; empty for none. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  coupon?: string;
}

export interface PlacedOrder {
  readonly orderId: number;
  readonly orderHash: string;
}

/**
 * Body of POST /omnis/v3/checkout/orders/{orderHash}/payments/. It holds no card: the browser gives
 * that to the payment provider, which returns a token. Without token the shopper pays on a page of
 * the provider.
 */
export class PayRequest {
  @emptyIsAbsent
  @unlessAbsent
  @IsString()
  @Matches(/^[\w-]{8,200}$/)
  paymentToken?: string;
}

/**
 * `pending`: the provider did not answer; the receipt shows the outcome later. `redirect`: the
 * shopper continues at `continueUrl`, a page of the provider that leads back to the order.
 */
export interface PaymentOutcome {
  readonly outcome: 'paid' | 'declined' | 'pending' | 'redirect';
  readonly status: OrderStatus;
  readonly message: string | null;
  readonly continueUrl: string | null;
}
