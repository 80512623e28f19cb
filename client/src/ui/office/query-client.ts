import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from '../../lib/http.js';

/** IDN-005: it was asked of somebody who works here already. The session says so, and the office leads on. */
function learnOfFactor(error: unknown): void {
  if (error instanceof ApiError && error.problem.code === 'SecondFactorRequired')
    void queryClient.invalidateQueries({ queryKey: ['session'] });
}

/** What a program of the office has read of the server. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: learnOfFactor }),
  mutationCache: new MutationCache({ onError: learnOfFactor }),
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only an answer that never came is worth asking for again.
      retry: (count, error) =>
        count < 2 && error instanceof ApiError && [0, 502, 503].includes(error.status),
      refetchOnWindowFocus: false,
    },
    // What cannot be sent is said at once, and not sent unasked when there is a network again.
    mutations: { networkMode: 'always' },
  },
});
