import { Injectable } from '@nestjs/common';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { orderStream } from '../aggregate/order.decider.js';
import type { OrderEvent } from '../aggregate/order.events.js';
import type { OrderRow } from '../read-model/orders.projection.js';

export interface OrderNote {
  readonly text: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** Reads notes from the event log, because they are few. */
@Injectable()
export class OrderNotes {
  constructor(private readonly log: EventLog) {}

  /** Lists notes, oldest first; omits erased ones. */
  async of({
    division,
    orderId,
  }: Pick<OrderRow, 'division' | 'orderId'>): Promise<readonly OrderNote[]> {
    const events = await this.log.readStream(division, orderStream({ orderId }));
    // An order stream contains only order events.
    return (events as readonly Recorded<OrderEvent>[]).flatMap(({ event, occurredAt }) =>
      event.type === 'OrderNoteWritten' && event.text !== null
        ? [{ text: event.text, writtenAt: occurredAt }]
        : [],
    );
  }
}
