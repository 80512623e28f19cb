import type { AddressFormat } from '../addresses/address-format.js';
import type { Country } from '../countries/countries.js';
import type { BasketAnswer, BasketCoupon } from '../baskets/contract.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';
import type { PaymentFields } from '../payments/payment-fields.js';
import type { CheckoutTotals } from '../pricing/totals.js';

/** A saved address of the shopper. */
export interface CheckoutAddress {
  readonly addressId: string;
  /** For example "Ada Lovelace, 1 Analytical Row, London N1 9GU". */
  readonly line: string;
  /** Whether the form is filled in with it. */
  readonly isChosen: boolean;
}

export interface CheckoutProps {
  readonly basket: BasketAnswer;
  readonly totals: CheckoutTotals;
  /** Null without a code. */
  readonly coupon: BasketCoupon | null;
  /** Estimated arrival, such as "Thu 26 – Mon 30 Nov". */
  readonly arrival: string;
  /** Last order day for delivery before Christmas; null if not set. */
  readonly lastDay: string | null;
  /** Whether customs may need the EORI number of a company at the destination. */
  readonly takesEori: boolean;
  /** Destination used for totals, arrival and last day. */
  readonly country: string;
  readonly countries: readonly Country[];
  /** Address fields of the chosen countries. */
  readonly addressFormats: Readonly<Record<'shipping' | 'billing', AddressFormat>>;
  readonly idempotencyKey: string;
  readonly form: FormState | null;
  /** Saved addresses of a signed-in shopper; null for guests. */
  readonly addresses: readonly CheckoutAddress[] | null;
  /** Whether a guest can create an account with the order. */
  readonly offersAccount: boolean;
  /** Null if no payment provider is configured. */
  readonly payment: PaymentFields | null;
  /** Whether payments are simulated. The shop looks real, so the shopper must be informed. */
  readonly isTestMode: boolean;
}

/** Data that the checkout script requests when the country changes. */
export type CheckoutQuote = Pick<
  CheckoutProps,
  'totals' | 'coupon' | 'arrival' | 'lastDay' | 'takesEori'
>;

export const checkoutScreen = defineScreen<CheckoutProps>()({
  name: 'checkout',
  routes: ['/checkout/'],
  layout: 'cart',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
  payment: true,
});
