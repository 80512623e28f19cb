import type {
  NotificationContent,
  NotificationManner,
} from '@selvedge/shared/notifications/notification';

interface OfRecipient {
  readonly recipientId: string;
  readonly person: string;
}

interface CreateNotification extends OfRecipient {
  readonly type: 'CreateNotification';
  readonly id: string;
  readonly manner: NotificationManner;
  readonly scheduledAt: string | null;
  readonly content: NotificationContent;
}

interface DeliverNotification extends OfRecipient {
  readonly type: 'DeliverNotification';
  /** Includes the data merged from earlier notifications. */
  readonly data: NotificationContent['data'];
}

interface NoteTime extends OfRecipient {
  readonly type: 'NoteThatNotificationIsDue';
}

/** Command of the recipient. */
export interface TouchNotification extends OfRecipient {
  readonly type: 'OpenNotification' | 'DismissNotification' | 'PutNotificationAside';
}

interface MergeNotification extends OfRecipient {
  readonly type: 'MergeNotification';
  readonly into: string;
}

export type NotificationCommand =
  | CreateNotification
  | NoteTime
  | DeliverNotification
  | TouchNotification
  | MergeNotification;
