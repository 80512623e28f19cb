import { Transform, Type } from 'class-transformer';
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
import { postcodeForm } from '../forms/postcodes.js';
import { digitsOf, expiryForm } from '../forms/usual-forms.js';
import { Rules, RulesWhere } from '../forms/validators.js';
import { emailAddress } from '../http/common-fields.js';
import { messages } from '../messages.js';
import type { OrderStatus } from '../orders/order-status.js';
import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { decoratedBy, trimmed, unlessAbsent, wholeNumber } from '../http/field-decorators.js';
import { addressFormatOf, stateForm } from './address-format.js';
import { SHIPPING_COUNTRIES } from './shipping-countries.js';

const countryIn = (form: unknown): string => {
  const isForm = typeof form === 'object' && form !== null && 'country' in form;
  return isForm && typeof form.country === 'string' ? form.country : '';
};

/** A null state is refused in every country, like other null fields of an address. */
const requiresState = (form: object): boolean =>
  ('state' in form && form.state === null) || addressFormatOf(countryIn(form)).state !== null;

function namesNoState(form: object): boolean {
  const { states } = addressFormatOf(countryIn(form)).state ?? {};
  const state = 'state' in form ? form.state : undefined;
  return states !== undefined && typeof state === 'string' && !Object.hasOwn(states, state);
}

/** Converts a state to its code, and removes it in countries without states. */
const usualState = Transform(({ value, obj }: { value: unknown; obj: unknown }): unknown => {
  // The validation rules refuse values of other types.
  if (typeof value !== 'string') return value;
  const country = countryIn(obj);
  return addressFormatOf(country).state === null ? undefined : stateForm(country, value);
});

/** Writes a postcode in the usual form of the address's country. */
const usualPostcode = Transform(({ value, obj }: { value: unknown; obj: unknown }): unknown => {
  return typeof value === 'string' ? postcodeForm(countryIn(obj), value) : value;
});

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

  /** Required in countries whose addresses name a state; ignored elsewhere. */
  @usualState
  @Rules(['max_length', 60])
  @RulesWhere(requiresState, 'required')
  @RulesWhere(namesNoState, { handler: () => false, message: 'Please choose from the list' })
  state?: string;

  @trimmed
  @usualPostcode
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

/** Amounts in minor units. total = subtotal + shipping; taxes are included. */
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

/** Body of POST /omnis/v3/checkout/orders/. Each `idempotencyKey` places at most one order. */
export class PlaceOrderRequest {
  @IsString()
  @Rules(['min_length', 16], ['max_length', 128])
  @Matches(/^[\w-]+$/)
  idempotencyKey!: string;

  @emailAddress
  email!: string;

  @requiredAddress
  shippingAddress!: Address;

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
}

export interface PlacedOrder {
  readonly orderId: number;
  readonly orderHash: string;
}

/**
 * Body of POST /omnis/v3/checkout/orders/{orderHash}/payments/. Card data goes to the provider and
 * is not stored.
 */
export class PayRequest {
  @Rules('required', {
    usual: digitsOf,
    pattern: /^\d{12,19}$/,
    message: 'Please enter a valid card number',
  })
  cardNumber!: string;

  @Rules('required', {
    usual: expiryForm,
    pattern: /^(0[1-9]|1[0-2])\/\d{2}$/,
    message: 'Please enter the expiry date as MM/YY',
  })
  expiry!: string;

  @Rules('required', {
    usual: digitsOf,
    pattern: /^\d{3,4}$/,
    message: 'Please enter the security code',
  })
  securityCode!: string;
}

/** `pending`: the provider did not answer; the receipt shows the outcome later. */
export interface PaymentOutcome {
  readonly outcome: 'paid' | 'declined' | 'pending';
  readonly status: OrderStatus;
  readonly message: string | null;
}
