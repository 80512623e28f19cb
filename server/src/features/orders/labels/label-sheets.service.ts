import { Injectable } from '@nestjs/common';

import { OrderNotFound } from '../order.errors.js';
import type { OrderRow } from '../orders.projection.js';
import { OrdersQueries } from '../orders.queries.js';
import { labelPdf, type SheetLabel } from './label-pdf.js';

/** The labels that were printed last, as a file for the printer. Reading it prints nothing. */
@Injectable()
export class LabelSheets {
  constructor(private readonly orders: OrdersQueries) {}

  /** Throws OrderNotFound where one of them is unknown, or nothing of all of them was printed. */
  async of(orderIds: readonly number[]): Promise<Buffer> {
    const rows: OrderRow[] = [];
    for (const orderId of new Set(orderIds)) {
      const row = await this.orders.byId(orderId);
      if (row === undefined) throw new OrderNotFound();
      rows.push(row);
    }
    const labels = rows.flatMap(printedLast);
    if (labels.length === 0) throw new OrderNotFound();
    return labelPdf(labels);
  }
}

/** Those of the newest print of an order that still count. */
function printedLast({ orderId, items, labels }: OrderRow): readonly SheetLabel[] {
  const printedAt = labels.map(({ printLogs }) => printLogs.at(-1)?.createdAt ?? '');
  const newest = printedAt.reduce((one, other) => (other > one ? other : one), '');
  return labels
    .filter((label, nth) => newest !== '' && printedAt[nth] === newest && !label.cancelled)
    .flatMap(({ counter, pickface, itemId }) => {
      const item = items.find(({ id }) => id === itemId);
      if (item === undefined) return [];
      const { name, sku, options, pieces } = item;
      return [{ orderId, counter, of: labels.length, pickface, name, sku, options, pieces }];
    });
}
