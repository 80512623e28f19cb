import { isFromEu } from '@selvedge/shared/countries/countries';
import { byRate } from '@selvedge/shared/orders/invoice/vat-lines';
import type { VatLine } from '@selvedge/shared/tax/sale-tax';
import type { VatPeriod } from '@selvedge/shared/orders/invoice/contract';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

/** Invoiced order with its ledger. */
export interface InvoicedOrder {
  /** Country whose tax it includes; null if it includes none. */
  readonly taxCountry: string | null;
  readonly currency: string;
  readonly invoicedAt: string;
  readonly ledger: readonly Pick<LedgerEntry, 'at' | 'vat'>[];
}

/** Sales of a period with one country, currency and rate, less refunds. */
export interface VatReturnRow extends VatLine {
  /** Empty for sales without tax. */
  readonly country: string;
  readonly currency: string;
  /** Whether an EU seller reports the row through the One Stop Shop. */
  readonly isOss: boolean;
}

/**
 * Adds up the ledgers of invoiced orders. A sale belongs to the day of its invoice, and a refund to
 * its own day.
 */
export function vatReturnOf(
  orders: readonly InvoicedOrder[],
  period: VatPeriod,
  home: string,
): readonly VatReturnRow[] {
  const groups = new Map<string, InvoicedOrder[]>();
  for (const order of orders) {
    const group = groupOf(order);
    const ofGroup = groups.get(group);
    if (ofGroup === undefined) groups.set(group, [order]);
    else ofGroup.push(order);
  }
  return [...groups.keys()].sort().flatMap((group) => {
    const ofGroup = groups.get(group) ?? [];
    const [country = '', currency = ''] = group.split(' ');
    const isOss = isFromEu(home) && isFromEu(country) && country !== home;
    const lines = ofGroup.flatMap((order) => linesIn(order, period));
    return byRate(lines).map((line) => ({ country, currency, isOss, ...line }));
  });
}

function groupOf({ taxCountry, currency }: InvoicedOrder): string {
  return `${taxCountry ?? ''} ${currency}`;
}

function linesIn(
  { ledger, invoicedAt }: InvoicedOrder,
  { from, to }: VatPeriod,
): readonly VatLine[] {
  return ledger.flatMap(({ at, vat }) => {
    const day = (at < invoicedAt ? invoicedAt : at).slice(0, 10);
    return from <= day && day <= to ? vat : [];
  });
}
