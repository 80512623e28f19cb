import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { FaultBoundary } from './failure/FaultBoundary.js';
import { PasswordQuestion } from './popups/PasswordQuestion.js';
import { queryClient } from './query-client.js';
import { Snackbars } from './Snackbars.js';
import { watchTranslation } from '../../lib/watch-translation.js';
import './tokens.css';

/** Mounts an office program with the providers that all of them share. */
export function startProgram(program: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  watchTranslation();
  createRoot(root).render(
    <StrictMode>
      <FaultBoundary>
        <QueryClientProvider client={queryClient}>
          <Snackbars>
            <PasswordQuestion />
            {program}
          </Snackbars>
        </QueryClientProvider>
      </FaultBoundary>
    </StrictMode>,
  );
}
