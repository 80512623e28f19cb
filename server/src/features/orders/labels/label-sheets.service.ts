import { Injectable } from '@nestjs/common';
import type { OrderItem } from '@selvedge/shared/orders/contract';

import { OrderNotFound } from '../aggregate/order.errors.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { labelPdf, type SheetLabel } from './label-pdf.js';
import { LabelPictures } from './label-pictures.service.js';
import type { LabelEntry } from '../read-model/label-row.projection.js';
import { shortDate } from './short-date.js';

/** Renders the labels printed last as a PDF. Reading it does not count as printing. */
@Injectable()
export class LabelSheets {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly pictures: LabelPictures,
  ) {}

  /**
   * Renders times in `timeZone`. Throws OrderNotFound if an order is unknown or none of them has
   * printed labels.
   */
  async of(orderIds: readonly number[], timeZone: string): Promise<Buffer> {
    const rows: OrderRow[] = [];
    for (const orderId of new Set(orderIds)) {
      const row = await this.orders.byId(orderId);
      if (row === undefined) throw new OrderNotFound();
      rows.push(row);
    }
    const labels: SheetLabel[] = [];
    for (const row of rows) labels.push(...(await this.printedLast(row, timeZone)));
    if (labels.length === 0) throw new OrderNotFound();
    return labelPdf(labels);
  }

  private async printedLast(row: OrderRow, timeZone: string): Promise<readonly SheetLabel[]> {
    const printed = printedLastOf(row);
    const images = printed.map(({ item }) => item.image);
    const pictures = await this.pictures.of(row.division, images);
    const order = {
      orderId: row.orderId,
      of: row.labels.length,
      placed: shortDate(row.createdAt, timeZone),
    };
    return printed.map(({ item, label: { counter, pickface } }) => {
      const { name, sku, options, pieces, image } = item;
      const about = { name, sku, options, pieces, picture: pictures.get(image) };
      return { ...order, counter, pickface, ...about };
    });
  }
}

interface PrintedLabel {
  readonly label: LabelEntry;
  readonly item: OrderItem;
}

/** Labels of the order's latest print run that are still valid. */
function printedLastOf({ items, labels }: OrderRow): readonly PrintedLabel[] {
  const printedAt = labels.map(({ printLogs }) => printLogs.at(-1)?.createdAt ?? '');
  const newest = printedAt.reduce((one, other) => (other > one ? other : one), '');
  return labels
    .filter((label, nth) => newest !== '' && printedAt[nth] === newest && !label.cancelled)
    .flatMap((label) => {
      const item = items.find(({ id }) => id === label.itemId);
      return item === undefined ? [] : [{ label, item }];
    });
}
