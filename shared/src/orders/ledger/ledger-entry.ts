import type { VatLine } from '../../tax/sale-tax.js';

/** Kind of a money movement. */
export type LedgerKind =
  | 'items'
  | 'discount'
  | 'delivery'
  | 'payment'
  | 'marked-paid'
  | 'refund'
  | 'repriced'
  | 'closed';

/**
 * Money movement of an order. Amounts in minor units of the order's currency; 0 if the amount did
 * not change.
 */
export interface LedgerEntry {
  /** Log position of the event; one event can move several amounts. */
  readonly position: number;
  readonly at: string;
  readonly kind: LedgerKind;
  readonly description: string;
  /** Amount charged to the customer; negative reduces the charge. */
  readonly charged: number;
  /** Tax included in `charged`. */
  readonly tax: number;
  /** `charged` by VAT rate; its taxes add up to `tax`. */
  readonly vat: readonly VatLine[];
  /** Amount received; negative if refunded. */
  readonly paid: number;
  /** Amount the customer still owes; negative if it is owed to the customer. */
  readonly balance: number;
  /** Refund through the provider that the movement belongs to. */
  readonly refundId?: string;
}

export interface OrderLedger {
  /** Oldest first. */
  readonly ledger: readonly LedgerEntry[];
}
