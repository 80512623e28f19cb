import { createRootRoute } from '@tanstack/react-router';

import { NotHere, Office } from './Office.js';

/** The frame of all screens. */
export const root = createRootRoute({
  component: Office,
  notFoundComponent: NotHere,
  staticData: { ability: null },
});
