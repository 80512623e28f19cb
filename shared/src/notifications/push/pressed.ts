/** Path of the service worker. */
export const pushWorkerPath = '/sw.js';

const pressedIn = '#notification=';

/** Office URL that opens a notification; `origin` is that of its store. */
export function pressedUrl(origin: string, recipientId: string): string {
  return `${origin}/dashboard/${pressedIn}${recipientId}`;
}

/** Returns the notification id in a URL fragment. */
export function pressedBy(hash: string): string | undefined {
  return hash.startsWith(pressedIn) ? hash.slice(pressedIn.length) : undefined;
}
