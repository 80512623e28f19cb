import type {
  DashboardNotifications,
  NotificationRecipients,
  NotificationSent,
  RunNotification,
  SaleMailSetting,
  SendNotification,
} from '@selvedge/shared/notifications/contract';

import { call } from '../../lib/http.js';

const own = '/notifications/dashboard/';

/**
 * Returns the newest notifications of the user, or those older than `before`. Throws ApiError, like
 * all calls below.
 */
export const fetchNotifications = (before = '') =>
  call<DashboardNotifications>('GET', before === '' ? own : `${own}?before=${before}`);

export const openAllNotifications = () => call<undefined>('POST', `${own}mark-all-as-opened/`);

export const openNotification = (recipientId: string) =>
  call<undefined>('POST', `${own}mark-as-opened/${recipientId}/`);

export const dismissNotification = (recipientId: string) =>
  call<undefined>('POST', `${own}mark-as-deleted/${recipientId}/`);

export const putNotificationAside = (recipientId: string) =>
  call<undefined>('POST', `${own}move-to-header/${recipientId}/`);

/** Makes the server post the notification's data and the form input to its link. */
export const runNotification = (recipientId: string, pressed: RunNotification) =>
  call<undefined>('POST', `${own}run/${recipientId}/`, pressed);

const saleMails = '/notifications/sale-mails/';

export const fetchSaleMails = () => call<SaleMailSetting>('GET', saleMails);

export const chooseSaleMails = (isOn: boolean) => call<SaleMailSetting>('PUT', saleMails, { isOn });

/** Returns the people who can be notified. */
export const fetchRecipients = () =>
  call<NotificationRecipients>('GET', '/notifications/recipients/');

export const sendNotification = (notification: SendNotification) =>
  call<NotificationSent>('POST', '/notifications/', notification);
