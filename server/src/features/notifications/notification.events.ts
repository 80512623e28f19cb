import type {
  NotificationContent,
  NotificationManner,
  NotificationPosition,
} from '@selvedge/shared/notifications/notification';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Identifies the notification of one recipient. */
interface OfRecipient {
  readonly recipientId: string;
  /** The recipient, who is also the data subject, for example `customer:7`. */
  readonly person: string;
}

/** Events of one recipient's notification (EVT-004, EVT-013). */
export type NotificationEvent =
  | ({
      readonly type: 'NotificationCreated';
      /** Shared by all recipients. */
      readonly id: string;
      readonly manner: NotificationManner;
      /** Null for immediate delivery. */
      readonly scheduledAt: string | null;
      /** Null after the recipient was erased. */
      readonly content: NotificationContent | null;
    } & OfRecipient)
  /** The scheduled time has come. */
  | ({ readonly type: 'NotificationFellDue' } & OfRecipient)
  /** Delivered, with the data merged from earlier notifications. */
  | ({
      readonly type: 'NotificationDelivered';
      readonly data: NotificationContent['data'] | null;
    } & OfRecipient)
  | ({ readonly type: 'NotificationOpened' } & OfRecipient)
  | ({ readonly type: 'NotificationMoved'; readonly position: NotificationPosition } & OfRecipient)
  | ({ readonly type: 'NotificationDismissed' } & OfRecipient)
  /** Replaced by a later notification with the same tag. */
  | ({ readonly type: 'NotificationMerged'; readonly into: string } & OfRecipient);

const subject = ({ person }: OfRecipient): string => person;

export const notificationEventTypes: EventTypes<NotificationEvent> = {
  NotificationCreated: { schemaVersion: 1, personal: { subject, fields: ['content'] } },
  NotificationFellDue: { schemaVersion: 1 },
  NotificationDelivered: { schemaVersion: 1, personal: { subject, fields: ['data'] } },
  NotificationOpened: { schemaVersion: 1 },
  NotificationMoved: { schemaVersion: 1 },
  NotificationDismissed: { schemaVersion: 1 },
  NotificationMerged: { schemaVersion: 1 },
};
