import type {
  PushSetting,
  PushSubscribed,
  SubscribeToPush,
} from '@selvedge/shared/notifications/push/contract';

import { call } from '../../../lib/http.js';

const path = '/notifications/subscriptions/';

export const fetchPushSetting = () => call<PushSetting>('GET', path);

export const subscribeToPush = (subscription: SubscribeToPush) =>
  call<PushSubscribed>('POST', path, subscription);

export const unsubscribeFromPush = (id: string) => call<undefined>('DELETE', `${path}${id}/`);
