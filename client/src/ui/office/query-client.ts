import { QueryClient } from '@tanstack/react-query';

import { ApiError } from '../../lib/http.js';

/** What a program of the office has read of the server. */
export const queryClient = new QueryClient({
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
