import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import {
  isLead,
  managesProducts,
  managesTeam,
  movesOrders,
  refundsOrders,
  seesOrders,
} from '@selvedge/shared/permissions/roles';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { Clock } from '../../platform/clock.js';
import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Delivery, Reactor } from '../../platform/event-log/model/subscription.js';
import { PeopleQueries } from '../accounts/index.js';
import { NotificationSender } from './notification-sender.service.js';
import {
  mentionNotice,
  orderPlacedNotice,
  orderUrgentNotice,
  paymentDeclinedNotice,
  permissionRequestedNotice,
  productDeniedNotice,
  refundDueNotice,
  refundFailedNotice,
  type NewsEvent,
  type Notice,
} from './notices.js';

const dayMs = 24 * 60 * 60 * 1_000;
/** Older events cause no notification, for example when the log is replayed from the start. */
const newsForMs = 7 * dayMs;

/** Notifies store members and staff of events that concern them. */
@Injectable()
export class NotificationSources implements Reactor<NewsEvent> {
  readonly name = 'notification-sources';
  readonly on: Reactor<NewsEvent>['on'] = {
    OrderPlaced: async (recorded, delivery) => {
      // Orders that staff derive from another order are not new orders.
      if (recorded.event.parent === null)
        await this.notifyMembers(seesOrders, recorded, delivery, orderPlacedNotice(recorded.event));
    },
    PaymentAttemptDeclined: (recorded, delivery) =>
      this.notifyMembers(seesOrders, recorded, delivery, paymentDeclinedNotice(recorded.event)),
    RefundDue: (recorded, delivery) =>
      this.notifyStaff(movesOrders, recorded, delivery, refundDueNotice(recorded.event)),
    RefundFailed: (recorded, delivery) =>
      this.notifyStaff(refundsOrders, recorded, delivery, refundFailedNotice(recorded.event)),
    OrderPrioritySet: async (recorded, delivery) => {
      if (recorded.event.priority === 'urgent')
        await this.notifyStaff(movesOrders, recorded, delivery, orderUrgentNotice(recorded.event));
    },
    PermissionRequested: (recorded, delivery) => {
      const notice = permissionRequestedNotice(recorded.event);
      return recorded.division === platformDivision
        ? this.notifyStaff(isLead, recorded, delivery, notice)
        : this.notifyMembers(managesTeam, recorded, delivery, notice);
    },
    ProductSaved: async (recorded, delivery) => {
      // Only staff deny; a save of a denied product by staff replaces the earlier notification.
      const { approvalStatus, approvalNote } = recorded.event.product;
      const isDenial = approvalStatus === -1 && approvalNote === undefined;
      if (isDenial && recorded.actor.startsWith('staff:'))
        await this.notifyMembers(
          managesProducts,
          recorded,
          delivery,
          productDeniedNotice(recorded.event),
        );
    },
    CommentMentioned: (recorded, delivery) =>
      this.notify(recorded, delivery, {
        ...mentionNotice(recorded.event),
        people: [recorded.event.person],
      }),
  };

  constructor(
    private readonly sender: NotificationSender,
    private readonly people: PeopleQueries,
    private readonly clock: Clock,
  ) {}

  private async notifyMembers(
    concerns: typeof seesOrders,
    recorded: Recorded,
    delivery: Delivery,
    notice: Notice,
  ): Promise<void> {
    const people = await this.people.ofStore(recorded.division);
    const recipients = people.filter(({ role, permissions }) => concerns(role, permissions));
    await this.notify(recorded, delivery, { ...notice, people: recipients.map(({ id }) => id) });
  }

  /** Notifies staff in atlas, for orders of any store, except the person who caused the event. */
  private async notifyStaff(
    concerns: (granted: readonly AtlasPermission[]) => boolean,
    recorded: Recorded,
    delivery: Delivery,
    notice: Notice,
  ): Promise<void> {
    const staff = await this.people.staff();
    const people = staff
      .filter(({ isDisabled, permissions }) => !isDisabled && concerns(permissions))
      .map(({ id }) => `staff:${String(id)}`)
      .filter((id) => id !== recorded.actor);
    await this.notify({ ...recorded, division: platformDivision }, delivery, { ...notice, people });
  }

  private async notify(
    recorded: Recorded,
    { key: id }: Delivery,
    notification: Notice & { readonly people: readonly string[] },
  ): Promise<void> {
    if (!this.isNews(recorded)) return;
    const { division, correlationId, eventId: causationId, occurredAt } = recorded;
    const by = { actor: `system:${this.name}`, correlationId, causationId };
    // Dated by the event, even if delivered later.
    const context = { division, ...by, occurredAt: new Date(occurredAt) };
    await this.sender.send(context, { id, ...notification });
  }

  private isNews({ occurredAt }: Recorded): boolean {
    return this.clock.now().getTime() - Date.parse(occurredAt) <= newsForMs;
  }
}
