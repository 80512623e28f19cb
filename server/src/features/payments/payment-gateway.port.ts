/** A card as it was typed. It is handed on to the provider and kept nowhere. */
export interface Card {
  readonly number: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly securityCode: string;
}

export interface Charge {
  /** Identifies the attempt to the provider: the same one never takes money twice. */
  readonly attemptId: string;
  readonly orderId: number;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly card: Card;
}

/** `unknown`: the provider cannot say yet; it is asked again later. */
export type ChargeOutcome =
  | { readonly state: 'succeeded'; readonly transaction: string }
  | { readonly state: 'declined'; readonly message: string }
  | { readonly state: 'unknown' };

/** PAY-009: a payment provider, whichever it is. Neither call throws for a provider that is away (decision 0007). */
export abstract class PaymentGateway {
  /** How a person knows this way of paying. */
  abstract readonly methodName: string;
  /** False where the operator named no provider: then nothing may be ordered, and nothing is charged. */
  abstract readonly takesPayments: boolean;
  abstract charge(charge: Charge): Promise<ChargeOutcome>;
  /**
   * What became of an attempt. One that never arrived is withdrawn, so that it cannot take money
   * later, and counts as declined.
   */
  abstract settle(attemptId: string): Promise<ChargeOutcome>;
}
