import { Injectable } from '@nestjs/common';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderStream } from '../aggregate/order.decider.js';
import type { OrderEvent } from '../aggregate/order.events.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { RefundOrdersReader } from '../refunds/refund-orders.service.js';
import { ledgerOf } from './ledger.rules.js';

/** Charges, payments and refunds of an order, derived from the event log. */
@Injectable()
export class OrderLedgers {
  constructor(
    private readonly log: EventLog,
    private readonly refundOrders: RefundOrdersReader,
  ) {}

  /** Returns the ledger up to the position of the order row. */
  async of(row: OrderRow): Promise<readonly LedgerEntry[]> {
    const events = await this.log.readStream(row.division, orderStream(row));
    // An order stream contains only order events.
    const own = events as readonly Recorded<OrderEvent>[];
    return this.in(
      row,
      own.filter(({ position }) => position <= row.position),
    );
  }

  /** Returns the ledger of the given events. */
  async in(
    order: Pick<OrderRow, 'division' | 'children'>,
    events: readonly Recorded<OrderEvent>[],
  ): Promise<readonly LedgerEntry[]> {
    const rows = await this.refundOrders.rowsOf(order);
    return ledgerOf(events, new Map(rows.map((row) => [row.orderId, row])));
  }
}
