import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { OrdersFilter } from '@selvedge/shared/orders/contract';

import { byteOrderMark, csvLines } from '../../../platform/csv/csv-lines.js';
import { StoreDirectory } from '../../stores/index.js';
import { OrderLists, type ListPlace } from '../read-model/order-lists.queries.js';
import { placeOf } from '../lists/list-place.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { storeNameIn } from '../answers/store-name.js';
import { ORDER_COLUMNS } from './order-columns.js';

/** Orders held in memory at a time. */
const ordersAtOnce = 50;

const names = Object.keys(ORDER_COLUMNS);
const readers = Object.values(ORDER_COLUMNS);

/** Exports orders as CSV: the same orders as a list with these filters, in the same order. */
@Injectable()
export class OrderExport {
  constructor(
    private readonly lists: OrderLists,
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * Streams UTF-8 with a byte order mark, which spreadsheets need. An order that changes during the
   * export may be missing if the list is sorted by last change.
   */
  stream(filter: OrdersFilter): Readable {
    return Readable.from(this.lines(filter), { objectMode: false });
  }

  private async *lines({ sort = 'newest', ...filter }: OrdersFilter): AsyncGenerator<string> {
    yield byteOrderMark + csvLines([names]);
    let after: ListPlace | undefined;
    for (;;) {
      const page = { sort, after, offset: 0, limit: ordersAtOnce };
      const listed = await this.lists.list(filter, page);
      const last = listed.at(-1);
      if (last === undefined) return;
      const orders = await this.orders.each(listed);
      const rows = orders.flatMap((order) => {
        const store = storeNameIn(this.stores, order.division);
        return order.items.map((item) => readers.map((read) => read({ order, item, store })));
      });
      if (rows.length > 0) yield csvLines(rows);
      after = placeOf(sort, last);
    }
  }
}
