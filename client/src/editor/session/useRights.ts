import { closeCodes } from '@selvedge/shared/collab/close-codes';
import type { CollabScope } from '@selvedge/shared/collab/contract';
import { useMemo } from 'react';

import { useSessionState } from './useLive.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** What somebody may do on the page at present; the server decides it, and says when it changes. */
export interface Rights {
  readonly edits: boolean;
  readonly comments: boolean;
  readonly publishes: boolean;
}

export function rightsIn(scopes: readonly CollabScope[]): Rights {
  return {
    edits: scopes.includes('page:write'),
    comments: scopes.includes('comment'),
    publishes: scopes.includes('publish'),
  };
}

/** What is done after these codes is taken along to where it goes on; after all others it would be lost. */
export const goesOn: ReadonlySet<number> = new Set([closeCodes.badToken, closeCodes.oldEpoch]);

export function useRights(session: PageSession): Rights {
  const { scopes, phase, code = 0 } = useSessionState(session);
  const isOver = phase === 'ended' && !goesOn.has(code);
  return useMemo(() => rightsIn(isOver ? [] : scopes), [isOver, scopes]);
}
