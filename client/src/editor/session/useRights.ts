import { closeCodes } from '@selvedge/shared/collab/close-codes';
import type { CollabScope } from '@selvedge/shared/collab/contract';
import { useMemo } from 'react';

import { useSessionState } from './useLive.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** Current permissions on the page; the server decides them and announces changes. */
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

/**
 * Close codes after which local changes are merged into the next session; after others they would
 * be lost.
 */
export const resumableCodes: ReadonlySet<number> = new Set([
  closeCodes.badToken,
  closeCodes.oldEpoch,
]);

export function useRights(session: PageSession): Rights {
  const { scopes, phase, code = 0 } = useSessionState(session);
  const isOver = phase === 'ended' && !resumableCodes.has(code);
  return useMemo(() => rightsIn(isOver ? [] : scopes), [isOver, scopes]);
}
