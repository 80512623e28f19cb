import { Injectable } from '@nestjs/common';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderStream } from '../order.decider.js';
import type { OrderEvent } from '../order.events.js';
import type { OrderRow } from '../orders.projection.js';

export interface OrderNote {
  readonly text: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** What staff wrote on orders: there is little of it, and it is read from the log. */
@Injectable()
export class OrderNotes {
  constructor(private readonly log: EventLog) {}

  /** The first one first; none of who was forgotten. */
  async of({
    division,
    orderId,
  }: Pick<OrderRow, 'division' | 'orderId'>): Promise<readonly OrderNote[]> {
    const events = await this.log.readStream(division, orderStream({ orderId }));
    // An order's stream holds the events of orders.
    return (events as readonly Recorded<OrderEvent>[]).flatMap(({ event, occurredAt }) =>
      event.type === 'OrderNoteWritten' && event.text !== null
        ? [{ text: event.text, writtenAt: occurredAt }]
        : [],
    );
  }
}
