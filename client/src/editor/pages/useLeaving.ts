import { useState, type MouseEvent } from 'react';

import { savedWithin } from '../../connect/sdk/saved-within.js';
import { wayOf } from '../session/choosing.js';
import type { OpenPage } from '../session/useOpening.js';

/** Maximum wait in milliseconds; saving normally takes a fraction of that. */
const timeoutMs = 5_000;

/**
 * Follows a link once every local edit is stored. If that takes too long or fails, the browser's
 * own prompt (`useUnsaved`) lets the user decide.
 */
export function useLeaving({ session }: Pick<OpenPage, 'session'>) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (event: MouseEvent<HTMLAnchorElement>): void => {
    const { isSaved, phase } = session.current();
    // Opening a new tab does not leave the page.
    if (wayOf(event) !== 'alone' || isSaved || phase !== 'live') return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const go = (): void => {
      setLeaving(false);
      location.assign(href);
    };
    setLeaving(true);
    savedWithin(session, timeoutMs).then(go, go);
  };
  return { leave, isLeaving };
}
