import { createRootRoute } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';

import { NotHere, Office } from '../shell/Office.js';

/** The frame of all screens. */
export const root = createRootRoute({ component: Office, notFoundComponent: NotHere });

/** A screen whose code is fetched when somebody goes there. */
export function Lazily({ children }: { children: ReactNode }) {
  return <Suspense fallback={<p aria-busy role="status" />}>{children}</Suspense>;
}
