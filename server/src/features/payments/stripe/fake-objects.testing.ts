import { randomBytes } from 'node:crypto';

import type Stripe from 'stripe';

/*
 * Objects of Stripe's API. Their types come from the `stripe` package, which Stripe generates from
 * its OpenAPI description, so that the compiler finds missing and misspelt fields.
 */

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** Parameters of a request: nested text. */
export interface Parameters {
  readonly [name: string]: string | Parameters;
}

export const textOf = (value: string | Parameters | undefined): string =>
  typeof value === 'string' ? value : '';
export const groupOf = (value: string | Parameters | undefined): Parameters =>
  typeof value === 'object' ? value : {};

export function metadataOf(value: string | Parameters | undefined): Stripe.Metadata {
  return Object.fromEntries(
    Object.entries(groupOf(value)).map(([name, text]) => [name, textOf(text)]),
  );
}

export function intentOf(parameters: Parameters, livemode: boolean): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    ...{ id, object: 'payment_intent', livemode, created: nowSeconds() },
    ...{ status: 'requires_payment_method', client_secret: `${id}_secret_${newId('s')}` },
    ...{ amount: Number(parameters['amount']), amount_capturable: 0, amount_received: 0 },
    currency: textOf(parameters['currency']),
    description: textOf(parameters['description']) || null,
    metadata: metadataOf(parameters['metadata']),
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    ...{ capture_method: 'automatic_async', confirmation_method: 'automatic' },
    ...{ payment_method_types: ['card', 'link'], allowed_payment_method_types: null },
    ...{ application: null, application_fee_amount: null, canceled_at: null },
    ...{ cancellation_reason: null, customer: null, customer_account: null },
    ...{ excluded_payment_method_types: null, last_payment_error: null, latest_charge: null },
    ...{ managed_payments: null, next_action: null, on_behalf_of: null, payment_method: null },
    ...{ payment_method_configuration_details: null, payment_method_options: null },
    ...{ payment_record: null, processing: null, receipt_email: null, review: null },
    ...{ setup_future_usage: null, shipping: null, source: null, statement_descriptor: null },
    ...{ statement_descriptor_suffix: null, transfer_group: null },
  };
}

export interface SessionUrls {
  readonly page: string;
  readonly success: string;
  readonly cancel: string;
}

export function sessionOf(
  parameters: Parameters,
  { id, urls, livemode }: { id: string; urls: SessionUrls; livemode: boolean },
): Stripe.Checkout.Session {
  const item = groupOf(groupOf(parameters['line_items'])['0']);
  const price = groupOf(item['price_data']);
  const amount = Number(price['unit_amount']) * Number(item['quantity']);
  return {
    ...{ id, object: 'checkout.session', livemode, created: nowSeconds(), mode: 'payment' },
    ...{ status: 'open', payment_status: 'unpaid', ui_mode: 'hosted_page' },
    ...{ amount_subtotal: amount, amount_total: amount, currency: textOf(price['currency']) },
    ...{ url: urls.page, success_url: urls.success, cancel_url: urls.cancel },
    client_reference_id: textOf(parameters['client_reference_id']) || null,
    metadata: metadataOf(parameters['metadata']),
    expires_at: Number(parameters['expires_at']),
    ...{ payment_method_types: ['card', 'link'], allowed_payment_method_types: null },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_text: {
      ...{ after_submit: null, shipping_address: null, submit: null },
      terms_of_service_acceptance: null,
    },
    ...{ adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null },
    ...{ billing_address_collection: null, client_secret: null, collected_information: null },
    ...{ consent: null, consent_collection: null, currency_conversion: null, custom_fields: [] },
    ...{ customer: null, customer_account: null, customer_creation: 'if_required' },
    ...{ customer_details: null, customer_email: null, discounts: [] },
    ...{ integration_identifier: null, invoice: null, invoice_creation: null, locale: null },
    ...{ managed_payments: null, origin_context: null, payment_intent: null, payment_link: null },
    ...{ payment_method_collection: 'if_required', payment_method_configuration_details: null },
    ...{ payment_method_options: null, permissions: null, recovered_from: null },
    ...{
      saved_payment_method_options: null,
      setup_intent: null,
      shipping_address_collection: null,
    },
    ...{ shipping_cost: null, shipping_options: [], submit_type: null, subscription: null },
    ...{ total_details: null, wallet_options: null },
  };
}

export function refundOf(
  parameters: Parameters,
  { amount, currency, id: payment }: Stripe.PaymentIntent,
): Stripe.Refund {
  return {
    ...{ id: newId('re'), object: 'refund', created: nowSeconds(), status: 'succeeded' },
    ...{ amount: Number(parameters['amount'] ?? amount), currency, payment_intent: payment },
    metadata: metadataOf(parameters['metadata']),
    ...{ balance_transaction: newId('txn'), charge: newId('ch'), customer: null },
    ...{ customer_account: null, payment_method: null, reason: null, receipt_number: null },
    ...{ source_transfer_reversal: null, transfer_reversal: null },
  };
}

/** Error of a declined card, as it stands on a payment. */
export function declineOf(declineCode: string): Stripe.PaymentIntent.LastPaymentError {
  return {
    ...{ type: 'card_error', code: 'card_declined', decline_code: declineCode },
    message: 'Your card was declined.',
  };
}

export function eventOf(
  type: string,
  object: Stripe.PaymentIntent | Stripe.Checkout.Session | Stripe.Refund,
) {
  return {
    ...{ id: newId('evt'), object: 'event', api_version: '2026-10-28.endive', type },
    ...{ created: nowSeconds(), livemode: false, pending_webhooks: 1 },
    request: { id: newId('req'), idempotency_key: null },
    data: { object },
  };
}
