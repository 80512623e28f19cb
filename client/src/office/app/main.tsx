import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { makeRouter } from './routes.js';
import { watchFaults } from '../../lib/faults/watch-faults.js';
import { FaultBoundary } from '../../ui/office/failure/FaultBoundary.js';
import { PasswordQuestion } from '../../ui/office/popups/PasswordQuestion.js';
import { queryClient } from '../../ui/office/query-client.js';
import { Snackbars } from '../../ui/office/Snackbars.js';
import '../../ui/office/tokens.css';

watchFaults('office');
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <FaultBoundary>
      <QueryClientProvider client={queryClient}>
        <Snackbars>
          <PasswordQuestion />
          <Suspense>
            <RouterProvider router={makeRouter(location.pathname)} />
          </Suspense>
        </Snackbars>
      </QueryClientProvider>
    </FaultBoundary>
  </StrictMode>,
);
