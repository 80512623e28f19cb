/** Card details as typed. They are passed to the provider and not stored. */
export interface Card {
  readonly number: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly securityCode: string;
}

export interface Charge {
  /** Idempotency key of the provider: an attempt never takes money twice. */
  readonly attemptId: string;
  readonly orderId: number;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly card: Card;
}

/** `unknown`: the provider has no answer yet; it is queried again later. */
export type ChargeOutcome =
  | { readonly state: 'succeeded'; readonly transaction: string }
  | { readonly state: 'declined'; readonly message: string }
  | { readonly state: 'unknown' };

/** PAY-009: any payment provider. Neither call throws if the provider is unreachable (decision 0007). */
export abstract class PaymentGateway {
  /** Name of the payment method for customers. */
  abstract readonly methodName: string;
  /** False if no provider is configured: then nothing can be ordered or charged. */
  abstract readonly takesPayments: boolean;
  abstract charge(charge: Charge): Promise<ChargeOutcome>;
  /**
   * Returns the outcome of an attempt. An attempt that never arrived is cancelled, so that it
   * cannot take money later, and counts as declined.
   */
  abstract settle(attemptId: string): Promise<ChargeOutcome>;
}
