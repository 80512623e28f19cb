import { createHmac } from 'node:crypto';

/** What the sandbox provider and our adapter say to each other, over HTTP on loopback. */
export const secretHeader = 'x-sandbox-secret';

/** POST /charges. `attemptId` is the idempotency key; `reference` is the merchant's own. */
export interface ChargeRequest {
  readonly attemptId: string;
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly card: {
    readonly number: string;
    /** MM/YY. */
    readonly expiry: string;
    readonly securityCode: string;
  };
}

export const CHARGE_STATES = ['processing', 'succeeded', 'declined', 'cancelled'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** What the provider knows of an attempt, and answers to POST /charges, GET /charges/{attemptId} and POST …/cancel. */
export interface SandboxCharge {
  readonly attemptId: string;
  readonly state: ChargeState;
  readonly transaction: string;
  /** Why it was declined, for the card's holder. */
  readonly message: string | null;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** All that is kept of the card. */
  readonly lastDigits: string;
}

/** GET /captures?reference=…: the money that was taken, charge by charge. */
export interface Captures {
  readonly captures: readonly SandboxCharge[];
}

/** Both processes know DATA_KEY; the secret between them follows from it and does not reveal it. */
export function sandboxSecret({ DATA_KEY }: { readonly DATA_KEY: string }): string {
  return createHmac('sha256', DATA_KEY).update('sandbox-payments').digest('hex');
}
