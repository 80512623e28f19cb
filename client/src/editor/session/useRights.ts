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

export function useRights(session: PageSession): Rights {
  const { scopes } = useSessionState(session);
  return useMemo(() => rightsIn(scopes), [scopes]);
}
