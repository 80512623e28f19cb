import { Injectable } from '@nestjs/common';
import { managesTeam, seesOrders } from '@selvedge/shared/permissions/roles';

import { Clock } from '../../platform/clock.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Delivery, Reactor } from '../../platform/event-log/model/subscription.js';
import { PeopleQueries } from '../accounts/index.js';
import { NotificationSender } from './notification-sender.service.js';
import {
  mentionNotice,
  orderPlacedNotice,
  paymentDeclinedNotice,
  permissionRequestedNotice,
  type NewsEvent,
  type Notice,
} from './notices.js';

const dayMs = 24 * 60 * 60 * 1_000;
/** What is older is no news: a log that is read from its beginning tells nobody of years ago. */
const newsForMs = 7 * dayMs;

/** Tells the people of a store what happens in it, and concerns them. */
@Injectable()
export class NotificationSources implements Reactor<NewsEvent> {
  readonly name = 'notification-sources';
  readonly on: Reactor<NewsEvent>['on'] = {
    OrderPlaced: (recorded, delivery) =>
      this.tellThose(seesOrders, recorded, delivery, orderPlacedNotice(recorded.event)),
    PaymentAttemptDeclined: (recorded, delivery) =>
      this.tellThose(seesOrders, recorded, delivery, paymentDeclinedNotice(recorded.event)),
    PermissionRequested: (recorded, delivery) =>
      this.tellThose(managesTeam, recorded, delivery, permissionRequestedNotice(recorded.event)),
    CommentMentioned: (recorded, delivery) =>
      this.tell(recorded, delivery, {
        ...mentionNotice(recorded.event),
        people: [recorded.event.person],
      }),
  };

  constructor(
    private readonly sender: NotificationSender,
    private readonly people: PeopleQueries,
    private readonly clock: Clock,
  ) {}

  private async tellThose(
    concerns: typeof seesOrders,
    recorded: Recorded,
    delivery: Delivery,
    notice: Notice,
  ): Promise<void> {
    const people = await this.people.ofStore(recorded.division);
    const told = people.filter(({ role, permissions }) => concerns(role, permissions));
    await this.tell(recorded, delivery, { ...notice, people: told.map(({ id }) => id) });
  }

  private async tell(
    recorded: Recorded,
    { key: id }: Delivery,
    told: Notice & { readonly people: readonly string[] },
  ): Promise<void> {
    if (!this.isNews(recorded)) return;
    const { division, correlationId, eventId: causationId, occurredAt } = recorded;
    const by = { actor: `system:${this.name}`, correlationId, causationId };
    // It says when what it tells of happened, also where somebody learns of it later.
    const context = { division, ...by, occurredAt: new Date(occurredAt) };
    await this.sender.send(context, { id, ...told });
  }

  private isNews({ occurredAt }: Recorded): boolean {
    return this.clock.now().getTime() - Date.parse(occurredAt) <= newsForMs;
  }
}
