import { Injectable } from '@nestjs/common';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { StoreDirectory } from '../../stores/index.js';
import { relatedIds, type Statuses } from './child-answers.js';
import { OrderLedgers } from '../ledger/order-ledgers.service.js';
import type { RefundOrders } from '../aggregate/refunds/refund.commands.js';
import { RefundOrdersReader } from '../refunds/refund-orders.service.js';
import type { OrderEvent } from '../aggregate/order.events.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { shopIn, storeNameIn } from './store-name.js';

/** Order data that is not in its row. */
export interface OrderContext {
  readonly store: string;
  /** Address of the shop; null if the store is deactivated. */
  readonly shop: string | null;
  /** Statuses of related orders. */
  readonly statuses: Statuses;
  readonly ledger: readonly LedgerEntry[];
  readonly refundOrders: RefundOrders;
}

/** Reads the store, related orders and ledger of an order. */
@Injectable()
export class OrderContextReader {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly ledgers: OrderLedgers,
    private readonly refundOrders: RefundOrdersReader,
  ) {}

  async of(row: OrderRow): Promise<OrderContext> {
    const { division } = row;
    const related = await this.orders.each(
      relatedIds(row).map((orderId) => ({ division, orderId })),
    );
    return {
      ...this.storeOf(row),
      statuses: new Map(related.map(({ orderId, status }) => [orderId, status])),
      ledger: await this.ledgers.of(row),
      refundOrders: await this.refundOrders.of(row),
    };
  }

  /** Returns the state after the given events; earlier statuses of related orders are omitted. */
  async asOf(row: OrderRow, events: readonly Recorded<OrderEvent>[]): Promise<OrderContext> {
    const ledger = await this.ledgers.in(row, events);
    const refundOrders = await this.refundOrders.of(row);
    return { ...this.storeOf(row), statuses: new Map(), ledger, refundOrders };
  }

  private storeOf({ division }: OrderRow): Pick<OrderContext, 'store' | 'shop'> {
    return { store: storeNameIn(this.stores, division), shop: shopIn(this.stores, division) };
  }
}
