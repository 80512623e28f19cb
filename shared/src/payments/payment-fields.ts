/** Shown if no payment provider is configured. Apart from `messages`, for the checkout's size. */
export const noPaymentsHere =
  'This shop cannot take payments yet. Your basket is saved; please come back soon.';

/** Card of a test provider and what happens to it. */
export interface TestCard {
  readonly number: string;
  /** For example "Is declined". */
  readonly effect: string;
}

/** Card fields of the sandbox, in a frame. */
export interface SandboxFields {
  readonly provider: 'sandbox';
  /** Page of the provider with the card fields, which the payment form shows in a frame. */
  readonly frameUrl: string;
  readonly testCards: readonly TestCard[];
}

/** Stripe's payment element, which Stripe's script puts into the payment form. */
export interface StripeFields {
  readonly provider: 'stripe';
  readonly publishableKey: string;
}

/** How the browser of a shopper gives its card to the payment provider. */
export type PaymentFields = SandboxFields | StripeFields;

/** Message from the payment form to the frame with the card fields: requests a token. */
export interface FrameRequest {
  readonly type: 'tokenize';
}

/**
 * Message from the frame to the payment form. It never contains the card. `enter`: the Enter
 * key sends the form. `refused`: the frame shows the errors of its fields. `failed`: the provider
 * does not answer.
 */
export type FrameMessage =
  | { readonly type: 'ready' | 'enter' | 'refused' | 'failed' }
  | { readonly type: 'height'; readonly px: number }
  | { readonly type: 'token'; readonly token: string };
