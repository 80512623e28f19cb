import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Start } from './Start.js';
import { FaultBoundary } from '../../ui/office/failure/FaultBoundary.js';
import { PasswordQuestion } from '../../ui/office/popups/PasswordQuestion.js';
import { queryClient } from '../../ui/office/query-client.js';
import { Snackbars } from '../../ui/office/Snackbars.js';
import '../../ui/office/tokens.css';

// Beside the rest: the page is on the screen without it.
void import('../../lib/faults/watch-faults.js').then(({ watchFaults }) => {
  watchFaults('editor');
});
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
// `/dashboard/pages/<id>/edit`: the server answers no other address with this program.
const [, id = ''] = /\/pages\/(\d+)\//.exec(location.pathname) ?? [];
createRoot(root).render(
  <StrictMode>
    <FaultBoundary>
      <QueryClientProvider client={queryClient}>
        <Snackbars>
          <PasswordQuestion />
          <Start pageId={Number(id)} />
        </Snackbars>
      </QueryClientProvider>
    </FaultBoundary>
  </StrictMode>,
);
