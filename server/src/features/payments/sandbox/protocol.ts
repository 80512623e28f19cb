import { createHmac } from 'node:crypto';

/** Protocol between the sandbox provider and its adapter: HTTP on loopback. */
export const secretHeader = 'x-sandbox-secret';

/** Page with the card fields, for a frame. */
export const fieldsPath = '/fields';
/** Start of the path of a page where a shopper pays or confirms. */
export const pagePath = '/pay/';

/**
 * POST /charges. `attemptId` is the idempotency key, `reference` the merchant's reference. Without
 * token the shopper pays on a page of the provider.
 */
export interface ChargeRequest {
  readonly attemptId: string;
  readonly reference: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly token: string | null;
  readonly returnUrl: string;
  readonly merchant: string;
}

export const CHARGE_STATES = [
  'processing',
  'waiting',
  'succeeded',
  'declined',
  'cancelled',
] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** POST /refunds. `refundId` is the idempotency key. */
export interface RefundRequest {
  readonly refundId: string;
  readonly attemptId: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
}

export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const;

/** Answer to POST /refunds and GET /refunds/{refundId}. */
export interface SandboxRefund extends RefundRequest {
  readonly state: (typeof REFUND_STATES)[number];
  readonly transaction: string;
  /** Reason of a failure, for the merchant. */
  readonly message: string | null;
}

/** State of an attempt; answer to POST /charges, GET /charges/{attemptId} and POST …/cancel. */
export interface SandboxCharge {
  readonly attemptId: string;
  readonly state: ChargeState;
  readonly transaction: string;
  /** Reason of a decline, for the cardholder. */
  readonly message: string | null;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** The only stored part of the card. */
  readonly lastDigits: string;
  /** Secret name of the page on which the shopper pays or confirms; empty without page. */
  readonly page: string;
  /** Oldest first. */
  readonly refunds: readonly SandboxRefund[];
}

/** GET /captures?reference=…: captured charges. */
export interface Captures {
  readonly captures: readonly SandboxCharge[];
}

/** Message of the sandbox about a finished charge or refund. */
export interface SandboxWebhook {
  readonly id: string;
  readonly attemptId: string;
  readonly reference: string;
  /** Null in a message about the charge. */
  readonly refundId: string | null;
  readonly state: ChargeState | SandboxRefund['state'];
}

/** Both processes derive the shared secret from DATA_KEY; it does not reveal the key. */
export function sandboxSecret({ DATA_KEY }: { readonly DATA_KEY: string }): string {
  return createHmac('sha256', DATA_KEY).update('sandbox-payments').digest('hex');
}

/** Key of the signatures of webhooks, derived in the same way. */
export function webhookSecret({ DATA_KEY }: { readonly DATA_KEY: string }): string {
  return createHmac('sha256', DATA_KEY).update('sandbox-webhooks').digest('hex');
}
