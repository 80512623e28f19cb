import { isOfBlocks } from '@selvedge/shared/blocks/model/template';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { hasPart, moduleFor, type EditorModule } from '@selvedge/shared/connect/modes';
import { messages } from '@selvedge/shared/messages';
import type { Requester } from '@selvedge/shared/permissions/policies';
import { carryOver } from '@selvedge/shared/pages/live/carry/carry-over';
import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { useEffect, useState } from 'react';

import { SessionChanges } from '../../connect/sdk/changes/session-changes.js';
import { ConnectError } from '../../connect/sdk/connect-error.js';
import { Editing } from '../../connect/sdk/editing.js';
import { fetchPage, fetchSession } from './open-page.api.js';
import { openingMessage, PageOfNoStore } from './opening-message.js';
import { goesOn } from './useRights.js';
import { PageSession } from '../../connect/sdk/page-session.js';
import { fetchTicket } from '../../connect/frame/ticket.api.js';
import { ApiError } from '../../lib/http.js';

/** A page that is open in this editor. */
export interface OpenPage {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  /** Who has it open: `customer:7`. */
  readonly me: string;
  /** As whom they ask for what they may not do. */
  readonly requester: Requester;
  /** Where shoppers find it, as it was opened. */
  readonly url: string;
  readonly session: PageSession;
  readonly editing: Editing;
  /** PAG-019: what this page can be edited with. */
  readonly module: EditorModule;
  /** What is done to it while it is open. */
  readonly changes: SessionChanges;
  /**
   * Of what was done here in a document that was built anew: what others have changed as well, and that
   * stays as they left it. Undefined where nothing had to be taken along.
   */
  readonly left?: readonly PageChange[];
}

type Opening =
  | { readonly phase: 'opening' }
  | {
      readonly phase: 'refused';
      readonly message: string;
      readonly isSignedOut: boolean;
      /** They may not look at the pages of the store. */
      readonly isForbidden: boolean;
      /** It may come the next time. */
      readonly isPassing: boolean;
    }
  | { readonly phase: 'open'; readonly page: OpenPage };

/**
 * Joins the live document of a page, and leaves it with the screen. Where the page was built anew, or somebody
 * signs in again, it goes on once it is there, and takes along what was done here and is not stored.
 */
export function useOpening(id: number): Opening {
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  useEffect(() => {
    let [isActive, session]: [boolean, PageSession | undefined] = [true, undefined];
    let isGoingOn = false;
    const open = async (): Promise<void> => {
      const page = await rejoined(id, session);
      if (!isActive) {
        page.session.end();
        return;
      }
      session?.end();
      session = page.session;
      isGoingOn = false;
      session.subscribe(() => {
        const { phase, code = 0 } = page.session.current();
        if (!isActive || isGoingOn || phase !== 'ended') return;
        isGoingOn = goesOn.has(code);
        if (code === closeCodes.oldEpoch) open().catch(stayAsItIs);
        // Whoever signs in again, in whatever window, goes on here.
        if (code === closeCodes.badToken)
          void keepTrying(open, () => isActive && session === page.session);
      });
      setOpening({ phase: 'open', page });
    };
    open().catch((error: unknown) => {
      if (isActive) setOpening(refusalOf(error));
    });
    return () => {
      isActive = false;
      session?.end();
    };
  }, [id]);
  return opening;
}

/** What was done here is on the screen yet, which says why it is not stored. */
const stayAsItIs = (): void => undefined;

/** In milliseconds, between looks whether somebody has signed in. */
const tryEvery = 3_000;

/** While the window is seen, until it came about. */
async function keepTrying(work: () => Promise<void>, isPending: () => boolean): Promise<void> {
  while (isPending()) {
    await new Promise((resolve) => setTimeout(resolve, tryEvery));
    if (isPending() && !document.hidden) await work().catch(stayAsItIs);
  }
}

/** The page; with what was done in a document before it, where that is the only place that has it. */
async function rejoined(id: number, before: PageSession | undefined): Promise<OpenPage> {
  const page = await opened(id);
  if (before === undefined || before.current().isSaved) return page;
  try {
    return { ...page, left: await takenAlong(page, before) };
  } catch (error) {
    page.session.end();
    throw error;
  }
}

/** Throws ConnectError where the page does not come, or may not be written any more. */
async function takenAlong(
  { session, editing }: OpenPage,
  before: PageSession,
): Promise<readonly PageChange[]> {
  await session.whenLoaded();
  if (!session.current().scopes.includes('page:write'))
    throw new ConnectError('scope_denied', messages.insufficientPermissions);
  return carryOver(session.doc, editing, { stored: before.storedDoc(), mine: before.doc });
}

/** Throws ApiError for who may not edit the page, and PageOfNoStore. */
async function opened(id: number): Promise<OpenPage> {
  const { user, store, context, flags } = await fetchSession();
  const division = store.active?.id;
  if (user === null) throw new ApiError(401, {});
  if (division === undefined) throw new PageOfNoStore();
  const ticket = () => fetchTicket(division, id);
  const [first, { url, uuid, blocks }] = await Promise.all([ticket(), fetchPage(division, id)]);
  const session = new PageSession(first, () => ticket().catch(ofNobody));
  const me = `${user.kind}:${String(user.id)}`;
  const requester = { kind: user.kind, context, isMember: flags['isInternalOfStore'] === true };
  const module = moduleFor(isOfBlocks(blocks), 'v3Dev', 'v3Dev');
  const { doc, awareness } = session;
  const editing = new Editing(session);
  const changes = new SessionChanges({ doc, awareness, undo: editing.undo });
  if (hasPart(module, 'historyEditor')) session.whenLoaded().then(() => changes.begin(), never);
  return { id, uuid, division, me, requester, url, session, editing, module, changes };
}

/** Nobody is signed in: there is no ticket. Throws whatever else it is. */
function ofNobody(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
}

/** What ends before it is there is told by the session itself. */
const never = (): void => undefined;

function refusalOf(error: unknown): Opening {
  const status = error instanceof ApiError ? error.status : undefined;
  const isSignedOut = status === 401;
  const isForbidden = status === 403;
  const isPassing = !(error instanceof PageOfNoStore) && !isAnswer(status);
  return { phase: 'refused', message: openingMessage(error), isSignedOut, isForbidden, isPassing };
}

/** Whether the server knew what it said. */
function isAnswer(status = 0): boolean {
  return status >= 400 && status < 500;
}
