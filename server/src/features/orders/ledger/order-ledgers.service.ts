import { Injectable } from '@nestjs/common';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderStream } from '../order.decider.js';
import type { OrderEvent } from '../order.events.js';
import type { OrderRow } from '../orders.projection.js';
import { OrdersQueries } from '../orders.queries.js';
import { ledgerOf } from './ledger.rules.js';

/** What an order was charged, paid and given back: a view of the log, and nothing else. */
@Injectable()
export class OrderLedgers {
  constructor(
    private readonly log: EventLog,
    private readonly orders: OrdersQueries,
  ) {}

  /** As far as the row of the order is. */
  async of(row: OrderRow): Promise<readonly LedgerEntry[]> {
    const events = await this.log.readStream(row.division, orderStream(row));
    // An order's stream holds the events of orders.
    const own = events as readonly Recorded<OrderEvent>[];
    return this.in(
      row,
      own.filter(({ position }) => position <= row.position),
    );
  }

  /** Of these of its events. */
  async in(
    { division, children }: Pick<OrderRow, 'division' | 'children'>,
    events: readonly Recorded<OrderEvent>[],
  ): Promise<readonly LedgerEntry[]> {
    const refunds = children.filter(({ childOrderType }) => childOrderType === 'refund');
    const rows =
      refunds.length === 0
        ? []
        : await this.orders.each(
            refunds.map(({ childOrderId: orderId }) => ({ division, orderId })),
          );
    return ledgerOf(events, new Map(rows.map((row) => [row.orderId, row])));
  }
}
