import { messages } from '@selvedge/shared/messages';
import { pushWorkerPath } from '@selvedge/shared/notifications/push/pressed';

import { fetchPushSetting, subscribeToPush, unsubscribeFromPush } from './push.api.js';

/** Returns whether this browser is subscribed to push for the signed-in user. */
export async function isSubscribed(): Promise<boolean> {
  const own = await ownSubscription();
  if (own === null) return false;
  const [id, { subscribed }] = await Promise.all([idOf(own), fetchPushSetting()]);
  return subscribed.some((one) => one.id === id);
}

/**
 * Subscribes this browser and registers it at the server. Returns false if the browser cannot be
 * subscribed. Throws ApiError.
 */
export async function subscribe(division: number | undefined): Promise<boolean> {
  const { publicKey } = await fetchPushSetting();
  const subscription = await subscriptionBy(publicKey).catch((error: unknown) => {
    // The push service is missing or unreachable, which the user cannot fix.
    reportError(new Error(messages.pushNotSubscribed, { cause: error }));
    return undefined;
  });
  if (subscription === undefined) return false;
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const userAgent = navigator.userAgent.slice(0, 512);
  await subscribeToPush({
    ...{ endpoint: endpoint ?? '', keys: { p256dh, auth }, userAgent },
    ...(division !== undefined && { division }),
  });
  return true;
}

/** Also removes a subscription that a previous user left. Throws ApiError. */
export async function unsubscribe(): Promise<void> {
  const own = await ownSubscription();
  if (own === null) return;
  const id = await idOf(own);
  await own.unsubscribe();
  await unsubscribeFromPush(id);
}

async function subscriptionBy(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(pushWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Id of a subscription at the server: SHA-256 of its endpoint in hexadecimal. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
