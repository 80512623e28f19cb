import type { DashboardNotifications } from '@selvedge/shared/notifications/contract';

import { call } from '../../lib/http.js';

const own = '/notifications/dashboard/';

/** What is there for whoever is signed in. Throws ApiError, as the others. */
export const fetchNotifications = () => call<DashboardNotifications>('GET', own);

export const openNotification = (recipientId: string) =>
  call<undefined>('POST', `${own}mark-as-opened/${recipientId}/`);

/** NTF-009. */
export const dismissNotification = (recipientId: string) =>
  call<undefined>('POST', `${own}mark-as-deleted/${recipientId}/`);

/** NTF-007. */
export const putNotificationAside = (recipientId: string) =>
  call<undefined>('POST', `${own}move-to-header/${recipientId}/`);
