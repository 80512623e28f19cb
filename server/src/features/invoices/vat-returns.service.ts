import { Injectable } from '@nestjs/common';
import { decimalAmount } from '@selvedge/shared/money';
import type { VatPeriod } from '@selvedge/shared/orders/invoice/contract';
import { homeOf } from '@selvedge/shared/stores/home';

import { byteOrderMark, csvLines } from '../../platform/csv/csv-lines.js';
import { OrderLedgers, OrdersQueries } from '../orders/index.js';
import { StoreDirectory } from '../stores/index.js';
import { InvoicesQueries } from './invoices.queries.js';
import { vatReturnOf, type InvoicedOrder } from './vat-return.rules.js';

const columns = ['country', 'rate_percent', 'currency', 'net', 'vat', 'gross', 'one_stop_shop'];

/** Tax that a store owes for a period, from the ledgers of its invoiced orders. */
@Injectable()
export class VatReturns {
  constructor(
    private readonly invoices: InvoicesQueries,
    private readonly orders: OrdersQueries,
    private readonly ledgers: OrderLedgers,
    private readonly stores: StoreDirectory,
  ) {}

  /** Returns the VAT return as CSV, with a byte order mark, which spreadsheets need. */
  async csv(division: number, period: VatPeriod): Promise<string> {
    const home = homeOf(this.stores.store(division) ?? {});
    const rows = vatReturnOf(await this.invoiced(division, period), period, home);
    const cells = rows.map(({ country, percent, currency, net, tax, gross, isOss }) => [
      ...[country, String(percent), currency],
      ...[net, tax, gross].map((amount) => decimalAmount({ amount, currency })),
      isOss ? 'yes' : 'no',
    ]);
    return byteOrderMark + csvLines([columns, ...cells]);
  }

  /** An earlier order can be refunded in the period. */
  private async invoiced(division: number, { to }: VatPeriod): Promise<readonly InvoicedOrder[]> {
    const issued = await this.invoices.issuedUntil(division, to);
    const invoicedAtOf = new Map(issued.map(({ orderId, invoicedAt }) => [orderId, invoicedAt]));
    const found: InvoicedOrder[] = [];
    for (const row of await this.orders.each(issued)) {
      const invoicedAt = invoicedAtOf.get(row.orderId) ?? row.createdAt;
      const ledger = await this.ledgers.of(row);
      found.push({
        taxCountry: row.tax?.country ?? null,
        currency: row.currency,
        invoicedAt,
        ledger,
      });
    }
    return found;
  }
}
