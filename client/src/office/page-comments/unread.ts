import type { InboxThread } from '@selvedge/shared/page-comments/contract';

import type { BrowserStorage } from '../../lib/browser-storage.js';

const keyOf = (me: string): string => `office.comments-seen.${me}`;

/** Until when somebody has seen on this device what is said; ISO 8601, empty for never. */
export function seenUntil(storage: Pick<BrowserStorage, 'get'>, me: string): string {
  return storage.get(keyOf(me)) ?? '';
}

/** All of these were shown. */
export function keepSeen(
  storage: Pick<BrowserStorage, 'get' | 'set'>,
  me: string,
  threads: readonly InboxThread[],
): void {
  const latest = threads.map(lastCommentAt).reduce((one, other) => (one > other ? one : other), '');
  if (latest <= seenUntil(storage, me)) return;
  try {
    storage.set(keyOf(me), latest);
  } catch {
    // A browser that keeps nothing shows it as new the next time.
  }
}

/** Somebody else said something since. */
export function isUnread({ comments }: InboxThread, since: string): boolean {
  return comments.some(({ at, isOwn }) => !isOwn && at > since);
}

function lastCommentAt({ comments }: InboxThread): string {
  return comments.at(-1)?.at ?? '';
}
