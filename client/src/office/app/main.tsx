import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { makeRouter } from './routes.js';
import { ApiError } from '../../lib/http.js';
import { Snackbars } from '../../ui/office/Snackbars.js';
import '../../ui/office/tokens.css';

const client = new QueryClient({
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

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Snackbars>
        <Suspense>
          <RouterProvider router={makeRouter(location.pathname)} />
        </Suspense>
      </Snackbars>
    </QueryClientProvider>
  </StrictMode>,
);
