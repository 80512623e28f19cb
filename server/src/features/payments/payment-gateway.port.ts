import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';

export interface PaymentStart {
  /** Idempotency key of the provider: an attempt never takes money twice. */
  readonly attemptId: string;
  readonly orderId: number;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Stands for the card that the browser gave to the provider. Undefined for a hosted page. */
  readonly token: string | undefined;
  /** Where the provider's pages lead back to. */
  readonly returnUrl: string;
  /** Name of the shop, for the provider's pages. */
  readonly merchant: string;
}

/** Message of the provider about an attempt. */
export interface PaymentWebhook {
  /** Unique per message; a repeated delivery has the same id. */
  readonly webhookId: string;
  readonly orderId: number;
  readonly attemptId: string;
  /** For staff; as received, without personal data. */
  readonly body: string;
}

/** Final state of an attempt. */
export type PaymentResult =
  | { readonly state: 'succeeded'; readonly transaction: string }
  | { readonly state: 'declined'; readonly message: string };

/**
 * `waiting`: the shopper must pay or confirm at `url`. `unknown`: the provider has no answer yet; it
 * is queried again later.
 */
export type PaymentState =
  | PaymentResult
  | { readonly state: 'waiting'; readonly url: string }
  | { readonly state: 'unknown' };

/** Money of a captured attempt that goes back to the shopper. */
export interface PaymentRefund {
  /** Idempotency key of the provider: a refund never returns money twice. */
  readonly refundId: string;
  readonly attemptId: string;
  /** The provider's id of the capture. */
  readonly transaction: string;
  /** In minor units; all or a part of what the capture took. */
  readonly amount: number;
  readonly currency: string;
}

/** Final state of a refund. */
export type RefundResult =
  | { readonly state: 'succeeded'; readonly transaction: string }
  | { readonly state: 'failed'; readonly message: string };

/**
 * `pending`: the provider accepted it, or did not answer; it is queried again later. `missing`: the
 * provider has never received it.
 */
export type RefundProgress =
  | RefundResult
  | { readonly state: 'pending' }
  | { readonly state: 'missing' };

/**
 * PAY-009: any payment provider. No call throws if the provider is unreachable, and no call passes
 * card data (decision 0007).
 */
export abstract class PaymentGateway {
  /** Name of the payment method for customers. */
  abstract readonly methodName: string;
  /** Null if no provider is configured: then nothing can be ordered or charged. */
  abstract readonly fields: PaymentFields | null;
  /** Whether real shoppers would pay with simulated money. */
  abstract readonly isTestMode: boolean;
  /** HTTP header with the signature of a webhook, in lower case. */
  abstract readonly signatureHeader: string;
  /** Starts a payment, and takes the money if the token suffices. */
  abstract start(payment: PaymentStart): Promise<PaymentState>;
  /** Returns the state of an attempt and leaves it unchanged. */
  abstract find(attemptId: string): Promise<PaymentState>;
  /**
   * Ends an attempt: one that has not taken money is cancelled, so that it cannot take it later, and
   * counts as declined. Leaves a payment that is being processed.
   */
  abstract settle(attemptId: string): Promise<PaymentState>;
  /**
   * Returns money of a captured attempt. A repeated call with the same `refundId` returns the state
   * of that refund. Never `missing`.
   */
  abstract refund(refund: PaymentRefund): Promise<RefundProgress>;
  /** Returns the state of a refund and leaves it unchanged. */
  abstract findRefund(refund: PaymentRefund): Promise<RefundProgress>;
  /**
   * Verifies and reads a webhook, about a payment or one of its refunds. Undefined for a message
   * about something else, which needs no action. Throws WebhookRefused.
   */
  abstract readWebhook(body: string, signature: string): PaymentWebhook | undefined;
}
