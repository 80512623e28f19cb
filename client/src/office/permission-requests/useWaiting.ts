import type { InitialState } from '@selvedge/shared/session/initial-state';
import type { OpenPermissionRequests } from '@selvedge/shared/permission-requests/contract';
import { permissionRequestsTopic } from '@selvedge/shared/permission-requests/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { watchQuietly } from '../../lib/live.js';
import { fetchOpenRequests, type Answerers } from '../../ui/office/permissions/requests.api.js';

export const waitingKey = (of: Answerers | undefined) => ['permission-requests', of] as const;

/** Returns whose requests the user can answer here. */
function answeredBy(session: Pick<InitialState, 'abilities' | 'context'>) {
  const { abilities, context } = session;
  if (context === 'atlas') return abilities.includes('staff.manage') ? 'atlas' : undefined;
  return abilities.includes('team.manage') ? 'dashboard' : undefined;
}

/** Loads the open permission requests that the user can answer, and follows new ones live. */
export function useWaiting(session: Pick<InitialState, 'abilities' | 'context' | 'store'>) {
  const client = useQueryClient();
  const of = answeredBy(session);
  const division = session.store.active?.id ?? 0;
  const waiting = useQuery({
    queryKey: waitingKey(of),
    queryFn: () => fetchOpenRequests(of ?? 'dashboard'),
    enabled: of !== undefined,
  });
  const isThere = waiting.data !== undefined;
  useEffect(() => {
    if (of === undefined || !isThere) return undefined;
    const queryKey = waitingKey(of);
    const ask = (): void => void client.invalidateQueries({ queryKey });
    const after = client.getQueryData<OpenPermissionRequests>(queryKey)?.cursor;
    const topic = permissionRequestsTopic(of === 'atlas' ? null : division);
    return watchQuietly(topic, after, ask);
  }, [client, of, division, isThere]);
  return waiting;
}
