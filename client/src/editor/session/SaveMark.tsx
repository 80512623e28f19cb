import { closeCodes } from '@selvedge/shared/collab/close-codes';

import { useSyncExternalStore } from 'react';

import styles from './SaveMark.module.css';
import { signInHere } from './sign-in-here.js';
import { useSessionState } from './useLive.js';
import { rightsIn, type Rights } from './useRights.js';
import { useSaving } from './useSaving.js';
import type { PageSession, SessionState } from '../../connect/sdk/page-session.js';

const ends: Readonly<Partial<Record<number, string>>> = {
  [closeCodes.forbidden]: 'You may no longer edit this page',
  [closeCodes.badToken]: 'Sign in again to go on',
  [closeCodes.noPage]: 'This page was deleted',
  [closeCodes.oldEpoch]: 'This page was made anew: load it again',
  [closeCodes.schemaTooOld]: 'The editor was renewed: load the page again',
  [closeCodes.contentRefused]: 'The server refused the last change: load the page again',
  [closeCodes.tooBig]: 'This page is full: load it again, and shorten or clear a text',
};

/** The page goes on, once it is loaded again. */
const loadedAgain: ReadonlySet<number> = new Set([
  ...[closeCodes.oldEpoch, closeCodes.schemaTooOld, closeCodes.contentRefused, closeCodes.tooBig],
]);

/** What is true of the work: kept, on its way, or only here. */
export function SaveMark({ session }: { readonly session: PageSession }) {
  const held = useSessionState(session);
  const isOnline = useSyncExternalStore(followNetwork, networkNow);
  // A connection notices after half a minute that nobody hears it; the device knows at once.
  const state =
    held.phase === 'live' && !isOnline ? ({ ...held, phase: 'offline' } as const) : held;
  const { text, tone } = markOf(state, useSaving(session));
  return (
    <span className={styles['mark']} data-tone={tone} role="status">
      <Way text={text} {...state} />
    </span>
  );
}

const networkNow = (): boolean => navigator.onLine;

function followNetwork(notify: () => void): () => void {
  const names = ['online', 'offline'] as const;
  for (const name of names) addEventListener(name, notify);
  return () => {
    for (const name of names) removeEventListener(name, notify);
  };
}

/** The words are the way on, where there is one. */
function Way({ text, code = 0, isSaved }: SessionState & { readonly text: string }) {
  if (loadedAgain.has(code)) return <a href={location.pathname}>{text}</a>;
  if (code !== closeCodes.badToken) return text;
  // What only this window has waits in it for whoever signs in beside it.
  return (
    <a href={signInHere()} {...(!isSaved && { target: '_blank' })}>
      {text}
    </a>
  );
}

function markOf({ phase, isSaved, code = 0, scopes }: SessionState, isSaving: boolean) {
  switch (phase) {
    case 'connecting':
      return { text: 'Opening…', tone: 'quiet' };
    case 'offline':
      return {
        text: isSaved ? 'Offline' : 'Offline: your changes are kept here until you are back',
        tone: 'warn',
      };
    case 'ended':
      return { text: ends[code] ?? 'This page was closed', tone: 'warn' };
    case 'live':
      return { text: liveText(rightsIn(scopes), isSaving), tone: 'quiet' };
  }
}

function liveText({ edits, comments }: Rights, isSaving: boolean): string {
  if (edits) return isSaving ? 'Saving…' : 'Saved';
  return comments ? 'You can comment' : 'View only';
}
