import { Injectable } from '@nestjs/common';
import { seesOrders } from '@selvedge/shared/permissions/roles';

import { Clock } from '../../platform/clock.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Delivery, Reactor } from '../../platform/event-log/model/subscription.js';
import { PeopleQueries } from '../accounts/index.js';
import type { OrderEvent } from '../orders/index.js';
import { NotificationSender } from './notification-sender.service.js';
import { orderPlacedNotice, paymentDeclinedNotice, type Notice } from './notices.js';

const dayMs = 24 * 60 * 60 * 1_000;
/** What is older is no news: a log that is read from its beginning tells nobody of years ago. */
const newsForMs = 7 * dayMs;

/** Tells the people of a store what happens in it, and concerns them. */
@Injectable()
export class NotificationSources implements Reactor<OrderEvent> {
  readonly name = 'notification-sources';
  readonly on: Reactor<OrderEvent>['on'] = {
    OrderPlaced: (recorded, delivery) =>
      this.tellOfOrder(recorded, delivery, orderPlacedNotice(recorded.event)),
    PaymentAttemptDeclined: (recorded, delivery) =>
      this.tellOfOrder(recorded, delivery, paymentDeclinedNotice(recorded.event)),
  };

  constructor(
    private readonly sender: NotificationSender,
    private readonly people: PeopleQueries,
    private readonly clock: Clock,
  ) {}

  private async tellOfOrder(recorded: Recorded, delivery: Delivery, notice: Notice): Promise<void> {
    if (!this.isNews(recorded)) return;
    const people = await this.people.ofStore(recorded.division);
    const told = people.filter(({ role, permissions }) => seesOrders(role, permissions));
    await this.tell(recorded, delivery, { ...notice, people: told.map(({ id }) => id) });
  }

  private async tell(
    { division, correlationId, eventId: causationId, occurredAt }: Recorded,
    { key: id }: Delivery,
    told: Notice & { readonly people: readonly string[] },
  ): Promise<void> {
    const by = { actor: `system:${this.name}`, correlationId, causationId };
    // It says when what it tells of happened, also where somebody learns of it later.
    const context = { division, ...by, occurredAt: new Date(occurredAt) };
    await this.sender.send(context, { id, ...told });
  }

  private isNews({ occurredAt }: Recorded): boolean {
    return this.clock.now().getTime() - Date.parse(occurredAt) <= newsForMs;
  }
}
