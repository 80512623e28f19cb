/** What a movement of money is of. */
export type LedgerKind =
  | 'items'
  | 'discount'
  | 'delivery'
  | 'payment'
  | 'marked-paid'
  | 'refund'
  | 'repriced'
  | 'closed';

/** A movement of money of an order. Amounts are minor units of the order's currency, 0 where none of the kind moved. */
export interface LedgerEntry {
  /** The log position of what it came of; one event may move several amounts. */
  readonly position: number;
  readonly at: string;
  readonly kind: LedgerKind;
  readonly description: string;
  /** What is asked of the customer; less is asked where it is negative. */
  readonly charged: number;
  /** The tax contained in `charged` (PAY-023). */
  readonly tax: number;
  /** What came in; what went back where it is negative. */
  readonly paid: number;
  /** What the customer owes after it; what is owed to them where it is negative. */
  readonly balance: number;
}

export interface OrderLedger {
  /** Each movement of its money, the oldest first. */
  readonly ledger: readonly LedgerEntry[];
}
