import { Injectable } from '@nestjs/common';
import type { OrderHistory, OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { atlasOrderOf } from '../answers/order-answers.js';
import { OrderContextReader } from '../answers/order-context.service.js';
import { orderStream } from '../aggregate/order.decider.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import type { OrderEvent } from '../aggregate/order.events.js';
import { describeEvent } from './order-labels.js';
import { orders, type OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { StaffNames } from '../read-model/staff-names.queries.js';

type Names = ReadonlyMap<string, string>;

/** History of an order and its earlier states, derived from the event log. */
@Injectable()
export class OrderHistories {
  constructor(
    private readonly log: EventLog,
    private readonly queries: OrdersQueries,
    private readonly names: StaffNames,
    private readonly surroundings: OrderContextReader,
  ) {}

  /**
   * Returns the history up to and including a position or time, or all of it. Throws OrderNotFound.
   */
  async of(orderId: number, at: string | undefined): Promise<OrderHistory> {
    const division = await this.queries.divisionOf({ orderId });
    if (division === undefined) throw new OrderNotFound();
    const events = (await this.eventsOf(division, orderId)).filter(isNotAfter(at));
    const names = await this.names.of(events.map(({ actor }) => actor));
    return {
      entries: events.map((recorded) => entryOf(recorded, names)),
      order: await this.orderOf(events, names),
    };
  }

  private async eventsOf(
    division: number,
    orderId: number,
  ): Promise<readonly Recorded<OrderEvent>[]> {
    const events = await this.log.readStream(division, orderStream({ orderId }));
    // An order stream contains only order events.
    return events as readonly Recorded<OrderEvent>[];
  }

  private async orderOf(
    events: readonly Recorded<OrderEvent>[],
    names: Names,
  ): Promise<OrderHistory['order']> {
    let row: OrderRow | undefined;
    for (const recorded of events) {
      for (const key of orders.keysOf(recorded)) row = orders.apply(row, recorded, key);
    }
    if (row === undefined) return null;
    const context = await this.surroundings.asOf(row, events);
    const about = { ...context, names, cursor: '', forStaff: true };
    const { cursor: _cursor, ...order } = atlasOrderOf(row, about);
    return order;
  }
}

function isNotAfter(at: string | undefined): (recorded: Recorded) => boolean {
  if (at === undefined) return () => true;
  if (/^\d+$/.test(at)) return ({ position }) => position <= Number(at);
  return ({ occurredAt }) => Date.parse(occurredAt) <= Date.parse(at);
}

function entryOf(recorded: Recorded<OrderEvent>, names: Names): OrderHistoryEntry {
  const { event, position, occurredAt: at, actor, correlationId, causationId } = recorded;
  const user = names.get(actor) ?? null;
  const { type } = event;
  return {
    position,
    at,
    type,
    description: describeEvent(event),
    user,
    actor,
    correlationId,
    causationId,
  };
}
