import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

/** Money movement without position and balance; omitted amounts are 0. */
export type Movement = Pick<LedgerEntry, 'kind' | 'description'> &
  Partial<Pick<LedgerEntry, 'charged' | 'tax' | 'paid'>>;

/** Charges of the totals; -1 reverts them. */
export function chargesOf(totals: CheckoutTotals, sign: 1 | -1 = 1): readonly Movement[] {
  const { subtotal, goodsTax, discount, taxDiscount, shipping, shippingTax } = totals;
  const charge = (
    kind: Movement['kind'],
    description: string,
    [charged, tax]: readonly [number, number],
  ): Movement => ({ kind, description, charged: sign * charged, tax: sign * tax });
  return [
    charge('items', 'Items', [subtotal, goodsTax]),
    charge('discount', 'Discount', [-discount, -taxDiscount]),
    charge('delivery', 'Delivery', [shipping, shippingTax]),
  ].filter(({ charged }) => charged !== 0);
}

/** Sums movements of all kinds or of one. */
export function sumsOf(
  entries: readonly LedgerEntry[],
  kind?: LedgerEntry['kind'],
): Required<Pick<Movement, 'charged' | 'tax' | 'paid'>> {
  const counted = entries.filter((entry) => kind === undefined || entry.kind === kind);
  const sum = (read: (entry: LedgerEntry) => number) =>
    counted.reduce((total, entry) => total + read(entry), 0);
  return {
    charged: sum(({ charged }) => charged),
    tax: sum(({ tax }) => tax),
    paid: sum(({ paid }) => paid),
  };
}

/** Reverts the sums; empty if there is nothing to revert. */
export function takenBack(
  { charged, tax, paid }: ReturnType<typeof sumsOf>,
  about: Pick<Movement, 'kind' | 'description'>,
): readonly Movement[] {
  const negated = (amount: number) => (amount === 0 ? 0 : -amount);
  return charged === 0 && paid === 0
    ? []
    : [{ ...about, charged: negated(charged), tax: negated(tax), paid: negated(paid) }];
}
