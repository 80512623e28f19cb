import { useState, type MouseEvent } from 'react';

import { savedWithin } from '../../connect/sdk/saved-within.js';
import { wayOf } from '../session/choosing.js';
import type { OpenPage } from '../session/useOpening.js';

/** Storing takes a blink; what takes longer than this, in milliseconds, may take for ever. */
const timeoutMs = 5_000;

/**
 * Follows a link once every edit made here is stored. Where that does not come about soon, or cannot, the browser
 * asks before it leaves (`useUnsaved`): there is always a way out.
 */
export function useLeaving({ session }: Pick<OpenPage, 'session'>) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (event: MouseEvent<HTMLAnchorElement>): void => {
    const { isSaved, phase } = session.current();
    // In a window of its own nothing is left.
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
