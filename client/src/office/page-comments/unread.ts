import type { InboxThread } from '@selvedge/shared/page-comments/contract';

import type { BrowserStorage } from '../../lib/browser-storage.js';

const keyOf = (me: string): string => `office.comments-seen.${me}`;

/** Time of the latest comment that the user has seen on this device, ISO 8601; empty for none. */
export function seenUntil(storage: Pick<BrowserStorage, 'get'>, me: string): string {
  return storage.get(keyOf(me)) ?? '';
}

/** Marks the threads as seen. */
export function markSeen(
  storage: Pick<BrowserStorage, 'get' | 'set'>,
  me: string,
  threads: readonly InboxThread[],
): void {
  const latest = threads.map(lastCommentAt).reduce((one, other) => (one > other ? one : other), '');
  if (latest <= seenUntil(storage, me)) return;
  try {
    storage.set(keyOf(me), latest);
  } catch {
    // Without storage the comments show as new again on the next visit.
  }
}

/** Whether another user has commented since. */
export function isUnread({ comments }: InboxThread, since: string): boolean {
  return comments.some(({ at, isOwn }) => !isOwn && at > since);
}

function lastCommentAt({ comments }: InboxThread): string {
  return comments.at(-1)?.at ?? '';
}
