import type { NotificationContent, NotificationManner, NotificationTimes } from './notification.js';

/** NTF-001, NTF-002: a notification as one of its recipients has it. */
export interface DashboardNotification
  extends NotificationContent, NotificationManner, NotificationTimes {
  /** The same for all of its recipients. */
  readonly id: string;
  /** Of what this recipient has. */
  readonly recipientId: string;
}

/** API-056 GET /omnis/v3/notifications/dashboard/: the newest first. */
export interface DashboardNotifications {
  readonly notifications: readonly DashboardNotification[];
  /** NTF-011: also of those that are not listed here. */
  readonly unread: number;
  /** What is told live comes after it. */
  readonly cursor: string;
}

/** `notification.created` and `notification.updated`: the list is asked for anew. */
export interface NotificationChanged {
  readonly recipientId: string;
}
