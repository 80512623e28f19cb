import { isLegacyPage } from '@selvedge/shared/blocks/model/template';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { hasPart, moduleFor, type EditorModule } from '@selvedge/shared/connect/modes';
import type { Requester } from '@selvedge/shared/policies/policies';
import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { useEffect, useState } from 'react';

import { SessionChanges } from '../../connect/sdk/changes/session-changes.js';
import { OwnEditing } from './own-editing.js';
import { fetchPage, fetchSession } from './open-page.api.js';
import { openingMessage, PageOfNoStore } from './opening-message.js';
import type { UnsentEdits } from './unsent-edits.js';
import { resumableCodes } from './useRights.js';
import { PageSession } from '../../connect/sdk/page-session.js';
import { fetchTicket } from '../../connect/frame/ticket.api.js';
import { ApiError } from '../../lib/http.js';

export interface OpenPage {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  /** Subject that has the page open, such as `customer:7`. */
  readonly me: string;
  /** Requester of missing permissions. */
  readonly requester: Requester;
  /** Public address at the time of opening. */
  readonly url: string;
  readonly session: PageSession;
  readonly editing: OwnEditing;
  readonly unsent: UnsentEdits;
  readonly module: EditorModule;
  /** Changes made while the page is open. */
  readonly changes: SessionChanges;
  /**
   * Conflicting local changes after the document was rebuilt: the other people's version was kept.
   * Undefined if there were no local changes to merge.
   */
  readonly left?: readonly PageChange[];
  /** Whether edits of an earlier visit, stored on this device, were added to the page. */
  readonly isRestored?: true;
}

type Opening =
  | { readonly phase: 'opening' }
  | {
      readonly phase: 'refused';
      readonly message: string;
      readonly isSignedOut: boolean;
      /** Whether access to the store's pages is denied. */
      readonly isForbidden: boolean;
      /** Whether a retry may succeed. */
      readonly isPassing: boolean;
    }
  | { readonly phase: 'open'; readonly page: OpenPage };

/**
 * Opens the live document of a page and leaves it on unmount. Rejoins after the document was
 * rebuilt or the user signed in again, and merges unsaved local changes.
 */
export function useOpening(id: number): Opening {
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  useEffect(() => {
    let [isActive, current]: [boolean, OpenPage | undefined] = [true, undefined];
    let isGoingOn = false;
    const open = async (): Promise<void> => {
      const page = await rejoined(id, current);
      if (!isActive) {
        page.session.end();
        return;
      }
      current?.session.end();
      current = page;
      isGoingOn = false;
      page.session.subscribe(() => {
        const { phase, code = 0 } = page.session.current();
        if (!isActive || isGoingOn || phase !== 'ended') return;
        isGoingOn = resumableCodes.has(code);
        if (code === closeCodes.oldEpoch) open().catch(stayAsItIs);
        // Signing in again in any window resumes the session.
        if (code === closeCodes.badToken) void keepTrying(open, () => isActive && current === page);
      });
      setOpening({ phase: 'open', page });
      void restored(page).then((next) => {
        if (isActive && current === page && next !== page)
          setOpening({ phase: 'open', page: next });
      });
    };
    open().catch((error: unknown) => {
      if (isActive) setOpening(refusalOf(error));
    });
    return () => {
      isActive = false;
      current?.session.end();
    };
  }, [id]);
  return opening;
}

/** The editor keeps showing the unsaved changes, with the reason. */
const stayAsItIs = (): void => undefined;

/** Interval between sign-in checks, in milliseconds. */
const tryEvery = 3_000;

/** Retries while the window is visible, until it succeeds. */
async function keepTrying(work: () => Promise<void>, isPending: () => boolean): Promise<void> {
  while (isPending()) {
    await new Promise((resolve) => setTimeout(resolve, tryEvery));
    if (isPending() && !document.hidden) await work().catch(stayAsItIs);
  }
}

/** Opens the page again and merges changes that only the previous session has. */
async function rejoined(id: number, before: OpenPage | undefined): Promise<OpenPage> {
  const page = await opened(id);
  if (before === undefined || before.session.current().isSaved) return page;
  try {
    // Another person signed in: the changes wait for their author.
    if (page.me !== before.me) throw new ApiError(401, {});
    const left = await page.unsent.takeOver(before.session, page.editing);
    before.unsent.discard();
    return { ...page, left };
  } catch (error) {
    page.session.end();
    throw error;
  }
}

/**
 * Sends the edits of earlier visits; a page that cannot be read or edited is returned unchanged.
 */
async function restored(page: OpenPage): Promise<OpenPage> {
  const found = await page.unsent.restore(page.editing).catch(never);
  return found === undefined ? page : { ...page, left: found.left, isRestored: true };
}

/** Throws ApiError without edit permission, and PageOfNoStore. */
async function opened(id: number): Promise<OpenPage> {
  const { user, store, context, flags } = await fetchSession();
  const division = store.active?.id;
  if (user === null) throw new ApiError(401, {});
  if (division === undefined) throw new PageOfNoStore();
  const ticket = () => fetchTicket(division, id);
  const [first, { url, uuid, blocks }, { unsentEdits }] = await Promise.all([
    ...([ticket(), fetchPage(division, id)] as const),
    import('./unsent-edits.js'),
  ]);
  const session = new PageSession(first, () => ticket().catch(undefinedIfSignedOut));
  const me = `${user.kind}:${String(user.id)}`;
  const requester = { kind: user.kind, context, isMember: flags['isInternalOfStore'] === true };
  const module = moduleFor(isLegacyPage(blocks), 'v3Dev', 'v3Dev');
  const { doc, awareness } = session;
  const editing = new OwnEditing(session);
  const unsent = unsentEdits(session, { me, page: uuid, room: first.room });
  const changes = new SessionChanges({ doc, awareness, undo: editing.undo });
  if (hasPart(module, 'historyEditor')) session.whenLoaded().then(() => changes.begin(), never);
  return { id, uuid, division, me, requester, url, session, editing, unsent, module, changes };
}

/** Signed out: no ticket. Rethrows all other errors. */
function undefinedIfSignedOut(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
}

/** The session itself reports why it ended. */
const never = (): void => undefined;

function refusalOf(error: unknown): Opening {
  const status = error instanceof ApiError ? error.status : undefined;
  const isSignedOut = status === 401;
  const isForbidden = status === 403;
  const isPassing = !(error instanceof PageOfNoStore) && !isAnswer(status);
  return { phase: 'refused', message: openingMessage(error), isSignedOut, isForbidden, isPassing };
}

/** Whether the server refused, rather than failed. */
function isAnswer(status = 0): boolean {
  return status >= 400 && status < 500;
}
