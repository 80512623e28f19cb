import type { InitialState } from '@selvedge/shared/session/initial-state';
import type { Ability } from '@selvedge/shared/policies/policies';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { fetchSession, signOut } from './session.api.js';
import { clearDeviceData } from '../../lib/before-sign-out.js';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Infinity,
});

/** Returns the session: user, abilities and store. */
export function useSession(): InitialState {
  return useSuspenseQuery(sessionQuery).data;
}

/** Returns a check for an ability, so that the interface offers only what the server allows. */
export function useCan(): (ability: Ability) => boolean {
  const { abilities } = useSession();
  return (ability) => abilities.includes(ability);
}

/** Signs out, clears the cache and opens the sign-in page. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await clearDeviceData();
      return signOut();
    },
    onSuccess: () => {
      client.clear();
      location.assign('/login/');
    },
  });
}
