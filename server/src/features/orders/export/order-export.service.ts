import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { OrdersFilter } from '@selvedge/shared/orders/contract';

import { byteOrderMark, csvLines } from '../../../platform/csv/csv-lines.js';
import { StoreDirectory } from '../../stores/index.js';
import { OrderLists, type ListPlace } from '../lists/order-lists.queries.js';
import { placeOf } from '../lists/list-place.js';
import { OrdersQueries } from '../orders.queries.js';
import { storeNameIn } from '../store-name.js';
import { ORDER_COLUMNS } from './order-columns.js';

/** Orders that are in memory at a time. */
const ordersAtOnce = 50;

const names = Object.keys(ORDER_COLUMNS);
const readers = Object.values(ORDER_COLUMNS);

/** Orders as a file for a spreadsheet: those that a list with the same filters shows, in its order. */
@Injectable()
export class OrderExport {
  constructor(
    private readonly lists: OrderLists,
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
  ) {}

  /**
   * UTF-8 with a byte order mark, which spreadsheets ask for; read from the database as it is sent. An order
   * that moves meanwhile, in a list that is sorted by that, is there once or not at all.
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
