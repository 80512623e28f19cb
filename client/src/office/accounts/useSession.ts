import type { InitialState } from '@selvedge/shared/accounts/contract';
import type { Ability } from '@selvedge/shared/permissions/policies';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { fetchSession, signOut } from './session.api.js';
import { partFromDevice } from '../../lib/before-sign-out.js';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Infinity,
});

/** Who is signed in here, and what they may do. */
export function useSession(): InitialState {
  return useSuspenseQuery(sessionQuery).data;
}

/** Whether the person may do something here: what the server would refuse is not offered. */
export function useCan(): (ability: Ability) => boolean {
  const { abilities } = useSession();
  return (ability) => abilities.includes(ability);
}

/** Signs out, forgets all that was shown, and shows the sign-in again. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await partFromDevice();
      return signOut();
    },
    onSuccess: () => {
      client.clear();
      location.assign('/login/');
    },
  });
}
