import type { BasketAnswer } from '../baskets/contract.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';
import type { CheckoutTotals } from './contract.js';

/** A country that the checkout offers. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/** An address that the shopper keeps. */
export interface CheckoutAddress {
  readonly addressId: string;
  /** "Ada Lovelace, 1 Analytical Row, London N1 9GU" */
  readonly line: string;
  /** The form was filled in with it. */
  readonly isChosen: boolean;
}

export interface CheckoutProps {
  readonly basket: BasketAnswer;
  readonly totals: CheckoutTotals;
  /** ORD-042: when it arrives, in words ("Thu 26 – Mon 30 Nov"). */
  readonly arrival: string;
  /** STO-029: until when it is there for Christmas; null where nobody says so. */
  readonly lastDay: string | null;
  /** The destination that the totals, the arrival and the last day were computed for. */
  readonly country: string;
  readonly countries: readonly Country[];
  readonly idempotencyKey: string;
  readonly form: FormState | null;
  /** Of who is signed in: where the parcel may go. Null for a guest. */
  readonly addresses: readonly CheckoutAddress[] | null;
  /** Whether the form may make an account: nobody is signed in. */
  readonly offersAccount: boolean;
  /** False where the operator named no payment provider. */
  readonly takesPayments: boolean;
}

/** What the checkout's script asks for when another country is chosen. */
export type CheckoutQuote = Pick<CheckoutProps, 'totals' | 'arrival' | 'lastDay'>;

/** RTE-011, RTE-012. */
export const checkoutScreen = defineScreen<CheckoutProps>()({
  name: 'checkout',
  routes: ['/checkout/'],
  layout: 'cart',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
