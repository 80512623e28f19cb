/** Where its service worker is (ANL-018). */
export const pushWorkerPath = '/sw.js';

const pressedIn = '#notification=';

/** Where the office opens a notification; of `origin`, the store that it is of. */
export function pressedUrl(origin: string, recipientId: string): string {
  return `${origin}/dashboard/${pressedIn}${recipientId}`;
}

/** Which notification the hash of an address opens. */
export function pressedBy(hash: string): string | undefined {
  return hash.startsWith(pressedIn) ? hash.slice(pressedIn.length) : undefined;
}
