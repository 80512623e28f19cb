import type {
  NotificationContent,
  NotificationManner,
  NotificationTimes,
} from '@selvedge/shared/notifications/notification';

import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { NotificationEvent } from './notification.events.js';

/** Notification of one recipient. */
export interface NotificationRow extends NotificationManner, NotificationTimes {
  readonly division: number;
  readonly recipientId: string;
  readonly id: string;
  /** For example `customer:7`. */
  readonly person: string;
  readonly content: NotificationContent;
  /** Null until delivered. */
  readonly deliveredAt: string | null;
}

type ProjectedEvent = Exclude<NotificationEvent, { readonly type: 'NotificationFellDue' }>;

const neverYet = { deliveredAt: null, openedAt: null, deletedAt: null };

export const notifications: Projection<NotificationRow, ProjectedEvent> = {
  name: 'notifications',
  reads: [
    'NotificationCreated',
    'NotificationDelivered',
    'NotificationOpened',
    'NotificationMoved',
    'NotificationDismissed',
    'NotificationMerged',
  ],
  isOfOneStream: true,
  keysOf: ({ division, event: { recipientId } }) => [{ division, recipientId }],
  apply: (row, recorded) => {
    const { event, division, occurredAt } = recorded;
    if (event.type !== 'NotificationCreated') return row && after(row, recorded);
    const { recipientId, id, person, manner, scheduledAt, content } = event;
    // The recipient was erased.
    if (content === null) return undefined;
    const at = { createdAt: occurredAt, scheduledAt };
    return { division, recipientId, id, person, content, ...manner, ...at, ...neverYet };
  },
};

function after(
  row: NotificationRow,
  { event, occurredAt }: Recorded<ProjectedEvent>,
): NotificationRow {
  switch (event.type) {
    case 'NotificationCreated':
      return row;
    case 'NotificationDelivered': {
      const content = { ...row.content, data: event.data ?? {} };
      return { ...row, content, deliveredAt: occurredAt };
    }
    case 'NotificationOpened':
      return { ...row, openedAt: occurredAt };
    case 'NotificationMoved':
      return { ...row, position: event.position };
    case 'NotificationDismissed':
    case 'NotificationMerged':
      return { ...row, deletedAt: occurredAt };
  }
}
