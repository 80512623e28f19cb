import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';

/** Describes the current balance of an order. */
export function owedLabel({ ledger, currency }: Pick<AtlasOrder, 'ledger' | 'currency'>): string {
  const last = ledger.at(-1);
  if (last === undefined) return 'No charges or payments yet';
  const { balance } = last;
  if (balance === 0) return 'No balance due';
  const worth = formatMoney({ amount: Math.abs(balance), currency });
  return balance > 0 ? `The customer owes ${worth}` : `${worth} is owed to the customer`;
}
