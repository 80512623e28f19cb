import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';

/** Who owes whom how much of an order. */
export function owedLabel({ ledger, currency }: Pick<AtlasOrder, 'ledger' | 'currency'>): string {
  const last = ledger.at(-1);
  if (last === undefined) return 'No money has moved yet';
  const { balance } = last;
  if (balance === 0) return 'Nothing is owed';
  const worth = formatMoney({ amount: Math.abs(balance), currency });
  return balance > 0 ? `The customer owes ${worth}` : `${worth} is owed to the customer`;
}
