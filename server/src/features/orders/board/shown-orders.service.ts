import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { atlasOrdersTopic } from '@selvedge/shared/live/topic-names';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { Broadcast } from '../../../platform/event-log/model/subscription.js';
import { LiveHub } from '../../../platform/live/live-hub.js';
import { OrderLister } from '../lists/order-lister.service.js';
import type {
  OrderPlaced,
  OrderPrioritySet,
  OrderStatusChanged,
} from '../aggregate/order.events.js';

/**
 * Time in milliseconds over which changes are batched; shorter than the delay after which boards
 * reload.
 */
const togetherMs = 100;

type Moved = OrderPlaced | OrderPrioritySet | OrderStatusChanged;

/**
 * Pushes changed rows to the boards of this process with one read for all. Otherwise each board
 * would fetch the rows it lacks (decision 0052).
 */
@Injectable()
export class ShownOrders implements OnModuleDestroy {
  readonly broadcast: Broadcast<Moved> = {
    name: 'shown-orders',
    on: {
      OrderPlaced: (recorded) => this.note(recorded),
      OrderStatusChanged: (recorded) => this.note(recorded),
      OrderPrioritySet: (recorded) => this.note(recorded),
    },
    // Nothing is cached, so a gap needs no reset.
    onGap: () => undefined,
  };

  private readonly logger = new Logger('ShownOrders');
  private readonly moved = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: LiveHub,
    private readonly lister: OrderLister,
  ) {}

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private note({ event }: Recorded<Moved>): void {
    if (!this.hub.isWatched(atlasOrdersTopic)) return;
    this.moved.add(event.orderId);
    this.plan();
  }

  private plan(): void {
    this.timer ??= setTimeout(() => void this.show(), togetherMs).unref();
  }

  /** Boards fetch rows themselves if the push fails. */
  private async show(): Promise<void> {
    const orderIds = [...this.moved].slice(0, mostOrdersNamed);
    for (const id of orderIds) this.moved.delete(id);
    try {
      const rows = await this.lister.rowsForStaff(orderIds);
      this.hub.show({ topic: atlasOrdersTopic, rows });
    } catch (error) {
      this.logger.warn({ message: 'Could not push changed orders to the boards', error });
    } finally {
      this.timer = undefined;
      if (this.moved.size > 0) this.plan();
    }
  }
}
