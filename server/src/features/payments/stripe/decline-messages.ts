import type Stripe from 'stripe';

export const notCharged =
  'The payment did not go through and nothing was charged. Please try again.';
export const notConfirmed = 'Your bank did not confirm the payment';
export const providerAway =
  'Our payment provider is not responding. Nothing was charged. Please try again in a few minutes.';
export const staleToken = 'Your payment details have expired. Please enter them again.';
export const needsOwnPage =
  'Your bank requires a confirmation that we do not support. Nothing was charged. Please use another card.';

const declined = 'Your card was declined';

/**
 * Messages by Stripe's decline or error code. Codes about lost, stolen or suspected cards get the
 * general message, as https://docs.stripe.com/declines/codes requires.
 */
const messages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    authentication_not_handled: notConfirmed,
    authentication_required: notConfirmed,
    payment_intent_authentication_failure: notConfirmed,
    insufficient_funds: 'Your card has insufficient funds',
    expired_card: 'Your card has expired',
    invalid_expiry_month: "Your card's expiry date is incorrect",
    invalid_expiry_year: "Your card's expiry date is incorrect",
    incorrect_cvc: "Your card's security code is incorrect",
    invalid_cvc: "Your card's security code is incorrect",
    incorrect_number: "Your card's number is incorrect",
    invalid_number: "Your card's number is incorrect",
    incorrect_zip: 'The postcode does not match your card',
    card_not_supported:
      'Your card does not support this kind of purchase. Please use another card.',
    currency_not_supported: 'Your card does not support this currency. Please use another card.',
    card_velocity_exceeded: 'Your card has reached its limit. Please use another card.',
    withdrawal_count_limit_exceeded: 'Your card has reached its limit. Please use another card.',
    processing_error: 'Your card could not be processed. Please try again in a few minutes.',
    try_again_later: 'Your bank could not be reached. Please try again in a few minutes.',
    issuer_not_available: 'Your bank could not be reached. Please try again in a few minutes.',
    payment_intent_payment_attempt_failed: 'The payment was not approved. Nothing was charged.',
  }),
);

/** Codes of an error or of the last error of a payment. */
interface Decline {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

/** Message for the shopper about a declined payment. */
export function declineMessage({ code = '', decline_code: reason = '' }: Decline): string {
  return messages.get(reason) ?? messages.get(code) ?? declined;
}

/** Message for the shopper if Stripe does not accept the payment at all. */
export function refusalMessage(error: Stripe.errors.StripeError, currency: string): string {
  if (error.code === 'amount_too_small')
    return 'The total is below the smallest amount that can be paid online. Nothing was charged.';
  if (error.code === 'amount_too_large')
    return 'The total is above the largest amount that can be paid online. Nothing was charged.';
  return error.param === 'currency' ? currencyRefused(currency) : providerAway;
}

export function currencyRefused(currency: string): string {
  return `Our payment provider does not take payments in ${currency}. Nothing was charged.`;
}
