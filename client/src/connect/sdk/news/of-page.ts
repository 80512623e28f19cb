import { codeOfClose } from '../close-reasons.js';
import type { Listeners } from '../listeners.js';
import type { PageSession } from '../page-session.js';
import type { SessionEvents } from '../types.js';

/**
 * Forwards the state of the live page to a session's listeners; calls `end` with the reason when it
 * closes permanently.
 */
export function forwardPageEvents(
  live: PageSession,
  listeners: Listeners<SessionEvents>,
  end: (code: string) => void,
): void {
  let before = live.current();
  live.subscribe(() => {
    const now = live.current();
    if (now.isSaved !== before.isSaved) listeners.emit('saved', { saved: now.isSaved });
    if (now.phase !== before.phase) listeners.emit('online', { online: now.phase === 'live' });
    before = now;
    if (now.phase === 'ended') end(codeOfClose(now.code));
  });
  live.doc.on('update', () => {
    listeners.emit('change', {});
  });
}
