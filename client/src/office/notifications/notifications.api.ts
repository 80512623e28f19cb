import type {
  DashboardNotifications,
  NotificationRecipients,
  NotificationSent,
  RunNotification,
  SendNotification,
} from '@selvedge/shared/notifications/contract';

import { call } from '../../lib/http.js';

const own = '/notifications/dashboard/';

/** What is there for whoever is signed in, or what is older than one of that. Throws ApiError, as the others. */
export const fetchNotifications = (before = '') =>
  call<DashboardNotifications>('GET', before === '' ? own : `${own}?before=${before}`);

export const openAllNotifications = () => call<undefined>('POST', `${own}mark-all-as-opened/`);

export const openNotification = (recipientId: string) =>
  call<undefined>('POST', `${own}mark-as-opened/${recipientId}/`);

/** NTF-009. */
export const dismissNotification = (recipientId: string) =>
  call<undefined>('POST', `${own}mark-as-deleted/${recipientId}/`);

/** NTF-007. */
export const putNotificationAside = (recipientId: string) =>
  call<undefined>('POST', `${own}move-to-header/${recipientId}/`);

/** NTF-005: the server posts what it carries, and what was filled in. */
export const runNotification = (recipientId: string, pressed: RunNotification) =>
  call<undefined>('POST', `${own}run/${recipientId}/`, pressed);

/** Who can be told something. */
export const fetchRecipients = () =>
  call<NotificationRecipients>('GET', '/notifications/recipients/');

export const sendNotification = (notification: SendNotification) =>
  call<NotificationSent>('POST', '/notifications/', notification);
