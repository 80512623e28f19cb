import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from '../../lib/http.js';

/**
 * The server now requires a second factor of this member of staff (IDN-005). Reloading the session
 * opens its set-up.
 */
function learnOfFactor(error: unknown): void {
  if (error instanceof ApiError && error.problem.code === 'SecondFactorRequired')
    void queryClient.invalidateQueries({ queryKey: ['session'] });
}

/** Query cache shared by all office programs. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: learnOfFactor }),
  mutationCache: new MutationCache({ onError: learnOfFactor }),
  defaultOptions: {
    queries: {
      // A refusal is final; only a missing answer is retried.
      retry: (count, error) =>
        count < 2 && error instanceof ApiError && [0, 502, 503].includes(error.status),
      refetchOnWindowFocus: false,
    },
    // Fail at once while offline, instead of sending later without the user's knowledge.
    mutations: { networkMode: 'always' },
  },
});
