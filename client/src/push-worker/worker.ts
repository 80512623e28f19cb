import type { PushMessage } from '@selvedge/shared/notifications/push/contract';

/*
 * Service worker at `/sw.js`. Shows push notifications while no office window is visible, and opens
 * their target. It has no fetch handler, so pages load as if it did not exist.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends Lasting {
  readonly data: { json(): PushMessage } | null;
}

interface PressEvent extends Lasting {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

interface OpenWindow {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: { readonly pressed: string }): void;
}

/** The worker API used here: the client is compiled with the DOM types. */
interface Scope {
  readonly location: { readonly origin: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(what: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(what: 'notificationclick', listener: (event: PressEvent) => void): void;
}

// This program is only ever loaded as a service worker.
const scope = self as unknown as Scope;

/** The page editor is a separate program that cannot open notifications. */
const isOffice = ({ url }: OpenWindow): boolean => {
  const { origin, pathname } = new URL(url);
  return (
    origin === scope.location.origin &&
    pathname.startsWith('/dashboard') &&
    !pathname.endsWith('/edit/')
  );
};

async function offices(): Promise<readonly OpenWindow[]> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(isOffice);
}

async function show({ title, body, tag, url }: PushMessage): Promise<void> {
  const open = await offices();
  // A visible office shows the event itself.
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await scope.registration.showNotification(title, { body, tag, data: url });
}

/** Reuses an open office window; windows on another store's host are left alone. */
async function press(url: string): Promise<void> {
  const { origin, hash } = new URL(url);
  const [first] = origin === scope.location.origin ? await offices() : [];
  if (first === undefined) {
    await scope.clients.openWindow(url);
    return;
  }
  first.postMessage({ pressed: hash });
  await first.focus();
}

scope.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(show(message));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(press(String(event.notification.data)));
});
