import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import { byRate, vatPartsOf } from '@selvedge/shared/orders/invoice/vat-lines';
import { spread } from '@selvedge/shared/discounts/spread';
import { shareOf } from '@selvedge/shared/shares';
import type { VatLine } from '@selvedge/shared/tax/sale-tax';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

/** Money movement without position and balance; omitted amounts are 0. */
export type Movement = Pick<LedgerEntry, 'kind' | 'description'> &
  Partial<Pick<LedgerEntry, 'charged' | 'tax' | 'paid' | 'vat' | 'refundId'>>;

/** Amounts that an order charges, with the rates of its lines. */
export type Charged = CheckoutTotals & Pick<ShopperOrder, 'items' | 'tax'>;

/** Charges of the totals; -1 reverts them. */
export function chargesOf(order: Charged, sign: 1 | -1 = 1): readonly Movement[] {
  const { subtotal, goodsTax, discount, taxDiscount, shipping, shippingTax } = order;
  const vat = vatPartsOf(order);
  const charge = (
    kind: Movement['kind'],
    description: string,
    [charged, tax, lines]: readonly [number, number, readonly VatLine[]],
  ): Movement => ({
    ...{ kind, description, charged: sign * charged, tax: sign * tax },
    vat: sign === 1 ? lines : negated(lines),
  });
  return [
    charge('items', 'Items', [subtotal, goodsTax, vat.goods]),
    charge('discount', 'Discount', [-discount, -taxDiscount, vat.discount]),
    charge('delivery', 'Delivery', [shipping, shippingTax, vat.delivery]),
  ].filter(({ charged }) => charged !== 0);
}

/** Sums movements of all kinds or of one. */
export function sumsOf(
  entries: readonly LedgerEntry[],
  kind?: LedgerEntry['kind'],
): Required<Pick<Movement, 'charged' | 'tax' | 'paid' | 'vat'>> {
  const counted = entries.filter((entry) => kind === undefined || entry.kind === kind);
  const sum = (read: (entry: LedgerEntry) => number) =>
    counted.reduce((total, entry) => total + read(entry), 0);
  return {
    charged: sum(({ charged }) => charged),
    tax: sum(({ tax }) => tax),
    paid: sum(({ paid }) => paid),
    vat: byRate(counted.flatMap(({ vat }) => vat)),
  };
}

/** Reverts the sums; empty if there is nothing to revert. */
export function takenBack(
  { charged, tax, paid, vat }: ReturnType<typeof sumsOf>,
  about: Pick<Movement, 'kind' | 'description'>,
): readonly Movement[] {
  if (charged === 0 && paid === 0) return [];
  const amounts = { charged: 0 - charged, tax: 0 - tax, paid: 0 - paid };
  return [{ ...about, ...amounts, vat: negated(vat) }];
}

/** Amounts by rate with the opposite sign. */
export function negated(lines: readonly VatLine[]): readonly VatLine[] {
  return lines.map(({ percent, net, tax, gross }) => ({
    ...{ percent, net: 0 - net, tax: 0 - tax, gross: 0 - gross },
  }));
}

/**
 * Splits a part of the charged amounts by rate, by largest remainder. Parts taken one after another
 * add up to the whole in each rate.
 */
export function vatOfPart(charged: readonly VatLine[], amount: number): readonly VatLine[] {
  const parts = spread(
    amount,
    charged.map(({ gross }) => Math.max(0, gross)),
  );
  return charged.flatMap(({ percent, tax, gross: whole }, nth) => {
    const gross = parts[nth] ?? 0;
    if (gross === 0) return [];
    const part = shareOf(tax, { from: 0, to: gross, whole });
    return [{ percent, gross, tax: part, net: gross - part }];
  });
}

/** Charge that takes back the amounts. */
export function negatedCharge(
  lines: readonly VatLine[],
): Required<Pick<Movement, 'charged' | 'tax' | 'vat'>> {
  const sum = (read: (line: VatLine) => number) =>
    lines.reduce((total, line) => total - read(line), 0);
  return { charged: sum(({ gross }) => gross), tax: sum(({ tax }) => tax), vat: negated(lines) };
}
