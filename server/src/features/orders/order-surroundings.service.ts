import { Injectable } from '@nestjs/common';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import { StoreDirectory } from '../stores/index.js';
import { relatedIds, type Statuses } from './children/child-answers.js';
import { OrderLedgers } from './ledger/order-ledgers.service.js';
import type { OrderEvent } from './order.events.js';
import type { OrderRow } from './orders.projection.js';
import { OrdersQueries } from './orders.queries.js';
import { shopIn, storeNameIn } from './store-name.js';

/** What is said of an order and does not stand in its row. */
export interface Surroundings {
  readonly store: string;
  /** Where the shop of the store is; null where it is switched off. */
  readonly shop: string | null;
  /** Where the orders are that it belongs to. */
  readonly statuses: Statuses;
  readonly ledger: readonly LedgerEntry[];
}

/** Looks around an order: its store, the orders it belongs to, and its money. */
@Injectable()
export class OrderSurroundings {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly stores: StoreDirectory,
    private readonly ledgers: OrderLedgers,
  ) {}

  async of(row: OrderRow): Promise<Surroundings> {
    const { division } = row;
    const related = await this.orders.each(
      relatedIds(row).map((orderId) => ({ division, orderId })),
    );
    return {
      ...this.storeOf(row),
      statuses: new Map(related.map(({ orderId, status }) => [orderId, status])),
      ledger: await this.ledgers.of(row),
    };
  }

  /** As it was after these of its events; where other orders were then, nobody has asked. */
  async asOf(row: OrderRow, events: readonly Recorded<OrderEvent>[]): Promise<Surroundings> {
    const ledger = await this.ledgers.in(row, events);
    return { ...this.storeOf(row), statuses: new Map(), ledger };
  }

  private storeOf({ division }: OrderRow): Pick<Surroundings, 'store' | 'shop'> {
    return { store: storeNameIn(this.stores, division), shop: shopIn(this.stores, division) };
  }
}
