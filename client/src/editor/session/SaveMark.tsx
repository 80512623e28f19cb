import { closeCodes } from '@selvedge/shared/collab/close-codes';

import { useSyncExternalStore } from 'react';

import styles from './SaveMark.module.css';
import { signInLink } from './sign-in-link.js';
import { useSessionState } from './useLive.js';
import { rightsIn, type Rights } from './useRights.js';
import { useSaveDelay, useSaving } from './useSaving.js';
import type { OpenPage } from './useOpening.js';
import type { SessionState } from '../../connect/sdk/page-session.js';

const ends: Readonly<Partial<Record<number, string>>> = {
  [closeCodes.forbidden]: 'You can no longer edit this page',
  [closeCodes.badToken]: 'Sign in again to continue',
  [closeCodes.noPage]: 'This page was deleted',
  [closeCodes.oldEpoch]: 'The page was rebuilt. Reload it to continue',
  [closeCodes.schemaTooOld]: 'The editor was updated. Reload the page to continue',
  [closeCodes.contentRefused]: 'The last change was refused. Reload the page to continue',
  [closeCodes.tooBig]: 'This page is too large. Reload it, then shorten or clear a text',
};

/** Close codes after which reloading the page helps. */
const loadedAgain: ReadonlySet<number> = new Set([
  ...[closeCodes.oldEpoch, closeCodes.schemaTooOld, closeCodes.contentRefused, closeCodes.tooBig],
]);

const reconnect = 'Offline: changes will be saved when you reconnect';

type SaveMarkProps = Pick<OpenPage, 'session' | 'editing' | 'unsent'>;

/** Save state of the page: saved, saving, not stored or offline. */
export function SaveMark({ session, editing, unsent }: SaveMarkProps) {
  const held = useSessionState(session);
  const isOnline = useSyncExternalStore(followNetwork, networkNow);
  // The connection takes half a minute to detect a lost network; the device knows at once.
  const state =
    held.phase === 'live' && !isOnline ? ({ ...held, phase: 'offline' } as const) : held;
  const hasFailed = useSyncExternalStore(editing.subscribe, editing.hasFailed);
  const isBlocked = useSyncExternalStore(unsent.subscribe, unsent.isBlocked);
  const slow = { isSaving: useSaving(session), isSlow: useSaveDelay(session) };
  const saving = { ...slow, hasFailed, isBlocked };
  const { text, tone } = markOf(state, saving);
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

/** Turns the status text into a link to the remedy, if there is one. */
function Way({ text, code = 0, isSaved }: SessionState & { readonly text: string }) {
  if (loadedAgain.has(code)) return <a href={location.pathname}>{text}</a>;
  if (code !== closeCodes.badToken) return text;
  // Unsaved changes exist only in this window, so sign-in opens in another one.
  return (
    <a href={signInLink()} {...(!isSaved && { target: '_blank' })}>
      {text}
    </a>
  );
}

interface Saving {
  readonly isSaving: boolean;
  /** Whether the server has not confirmed an edit for some time. */
  readonly isSlow: boolean;
  /** Whether an edit could not be written to the page. */
  readonly hasFailed: boolean;
  /** Whether the browser refuses to store edits on this device. */
  readonly isBlocked: boolean;
}

function markOf(state: SessionState, saving: Saving) {
  const { phase, isSaved, code = 0, scopes } = state;
  switch (phase) {
    case 'connecting':
      return { text: 'Opening…', tone: 'quiet' };
    case 'offline':
      return {
        text: isSaved ? 'Offline' : saving.isBlocked ? reconnect : 'Offline: saved on this device',
        tone: 'warn',
      };
    case 'ended':
      return { text: ends[code] ?? 'This page was closed', tone: 'warn' };
    case 'live':
      return (
        liveMark(state, saving) ?? {
          text: liveText(rightsIn(scopes), saving.isSaving),
          tone: 'quiet',
        }
      );
  }
}

/** A failed edit stays visible until it is stored. */
function liveMark({ isUndone }: SessionState, { isSlow, hasFailed }: Saving) {
  if (hasFailed || isUndone)
    return { text: 'The last change was not saved. Make it again', tone: 'warn' };
  return isSlow ? { text: 'Not saved yet. Keep this window open', tone: 'warn' } : undefined;
}

function liveText({ edits, comments }: Rights, isSaving: boolean): string {
  if (edits) return isSaving ? 'Saving…' : 'Saved';
  return comments ? 'Comment only' : 'View only';
}
