import type {
  NotificationContent,
  NotificationManner,
  NotificationPosition,
} from '@selvedge/shared/notifications/notification';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** What happens to a notification as one person has it. */
interface OfRecipient {
  readonly recipientId: string;
  /** Whose it is, and whose personal data it says: `customer:7`. */
  readonly person: string;
}

/** EVT-004, EVT-013. */
export type NotificationEvent =
  | ({
      readonly type: 'NotificationCreated';
      /** The same for all of its recipients. */
      readonly id: string;
      readonly manner: NotificationManner;
      /** When it is to be there; null for at once. */
      readonly scheduledAt: string | null;
      /** Null once the person was forgotten. */
      readonly content: NotificationContent | null;
    } & OfRecipient)
  /** The time that it waited for has come. */
  | ({ readonly type: 'NotificationFellDue' } & OfRecipient)
  /** It is there, with what those before it carried. */
  | ({
      readonly type: 'NotificationDelivered';
      readonly data: NotificationContent['data'] | null;
    } & OfRecipient)
  | ({ readonly type: 'NotificationOpened' } & OfRecipient)
  | ({ readonly type: 'NotificationMoved'; readonly position: NotificationPosition } & OfRecipient)
  | ({ readonly type: 'NotificationDismissed' } & OfRecipient)
  /** It went in favour of a later one about the same. */
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
