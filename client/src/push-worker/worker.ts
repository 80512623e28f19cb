import type { PushMessage } from '@selvedge/shared/notifications/push/contract';

/*
 * NTF-013: the service worker of `/sw.js`. It shows what is pushed while no window of the office is looked
 * at, and leads to it. It answers no requests: pages are loaded as if it were not there.
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

/** What of a worker's own types is used here: the client is built against those of pages. */
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

// A service worker it is: nothing else loads this program.
const scope = self as unknown as Scope;

/** The page editor is a program of its own, which opens no notifications. */
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
  // Whoever looks at the office sees it there.
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await scope.registration.showNotification(title, { body, tag, data: url });
}

/** A window that is open is gone on with; one of another store's host is not ours to move. */
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
