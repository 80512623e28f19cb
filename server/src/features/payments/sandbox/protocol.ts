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
}

/** GET /captures?reference=…: captured charges. */
export interface Captures {
  readonly captures: readonly SandboxCharge[];
}

/** Message of the sandbox about a finished charge. */
export interface SandboxWebhook {
  readonly id: string;
  readonly attemptId: string;
  readonly reference: string;
  readonly state: ChargeState;
}

/** Both processes derive the shared secret from DATA_KEY; it does not reveal the key. */
export function sandboxSecret({ DATA_KEY }: { readonly DATA_KEY: string }): string {
  return createHmac('sha256', DATA_KEY).update('sandbox-payments').digest('hex');
}

/** Key of the signatures of webhooks, derived in the same way. */
export function webhookSecret({ DATA_KEY }: { readonly DATA_KEY: string }): string {
  return createHmac('sha256', DATA_KEY).update('sandbox-webhooks').digest('hex');
}
