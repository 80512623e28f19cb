import type { Money } from '@selvedge/shared/money';
import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';
import type { RefObject } from 'react';

/** `failed`: the provider's fields are not available, and the shopper can pay on its page. */
export type FieldsStatus = 'loading' | 'ready' | 'failed';

/**
 * Answer to the request for a token. `refused`: the details are incomplete or wrong; `problem` is
 * a message that the fields do not show themselves.
 */
export type CardOutcome =
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'refused'; readonly problem: string | null };

/** Place of the provider's fields in a payment form, and what they report. */
export interface FieldsHost {
  readonly element: HTMLElement;
  /** Amount that the form pays now. */
  readonly total: () => Money;
  readonly onStatus: (status: 'ready' | 'failed') => void;
  readonly onOutcome: (outcome: CardOutcome) => void;
}

/** The provider's fields in a payment form. */
export interface OpenFields {
  /** The total has changed. */
  readonly update: () => void;
  /** Requests a token; the outcome is a `CardOutcome`, or the status `failed`. */
  readonly tokenize: () => void;
  readonly close: () => void;
}

/** State of the provider's fields, for display. */
export interface CardEntry {
  /** Null if there is nothing to pay. */
  readonly fields: PaymentFields | null;
  readonly status: FieldsStatus;
  readonly problem: string | null;
  /** Loads the fields again. */
  readonly retry: () => void;
  readonly token: RefObject<HTMLInputElement | null>;
  readonly container: RefObject<HTMLDivElement | null>;
}
