import { closeCodes } from '@selvedge/shared/collab/close-codes';
import type { Asking } from '@selvedge/shared/permissions/policies';
import { useEffect, useState } from 'react';

import { Editing } from '../../connect/sdk/editing.js';
import { fetchPage, fetchSession } from './open-page.api.js';
import { openingWords, PageOfNoStore } from './opening-words.js';
import { PageSession, type SessionState } from '../../connect/sdk/page-session.js';
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
  readonly asking: Asking;
  /** Where shoppers find it, as it was opened. */
  readonly url: string;
  /** Which document of the page it is. */
  readonly epoch: number;
  readonly session: PageSession;
  readonly editing: Editing;
}

type Opening =
  | { readonly phase: 'opening' }
  | {
      readonly phase: 'refused';
      readonly message: string;
      readonly isSignedOut: boolean;
      /** They may not look at the pages of the store. */
      readonly isForbidden: boolean;
    }
  | { readonly phase: 'open'; readonly page: OpenPage };

/** Joins the live document of a page, and leaves it with the screen; the one that takes its place, too. */
export function useOpening(id: number): Opening {
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  const [nth, setNth] = useState(0);
  useEffect(() => {
    let [isWanted, session]: [boolean, PageSession | undefined] = [true, undefined];
    const open = async (): Promise<void> => {
      const page = await opened(id);
      session = page.session;
      if (!isWanted) {
        session.end();
        return;
      }
      session.subscribe(() => {
        if (isWanted && isReplaced(page.session.current())) setNth((last) => last + 1);
      });
      setOpening({ phase: 'open', page });
    };
    open().catch((error: unknown) => {
      if (isWanted) setOpening(refusalOf(error));
    });
    return () => {
      isWanted = false;
      session?.end();
    };
  }, [id, nth]);
  return opening;
}

/** The page was built anew, and nothing that was done here is missing there. */
function isReplaced({ phase, code, isSaved }: SessionState): boolean {
  return phase === 'ended' && code === closeCodes.oldEpoch && isSaved;
}

/** Throws ApiError for who may not edit the page, and PageOfNoStore. */
async function opened(id: number): Promise<OpenPage> {
  const { user, store, context, flags } = await fetchSession();
  const division = store.active?.id;
  if (user === null) throw new ApiError(401, {});
  if (division === undefined) throw new PageOfNoStore();
  const ticket = () => fetchTicket(division, id);
  const [first, { url, uuid }] = await Promise.all([ticket(), fetchPage(division, id)]);
  const session = new PageSession(first, ticket);
  const me = `${user.kind}:${String(user.id)}`;
  const asking = { kind: user.kind, context, isMember: flags['isInternalOfStore'] === true };
  const { epoch } = first;
  return { id, uuid, division, me, asking, url, epoch, session, editing: new Editing(session) };
}

function refusalOf(error: unknown): Opening {
  const status = error instanceof ApiError ? error.status : undefined;
  const isSignedOut = status === 401;
  const isForbidden = status === 403;
  return { phase: 'refused', message: openingWords(error), isSignedOut, isForbidden };
}
