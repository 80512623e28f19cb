import { createRootRoute } from '@tanstack/react-router';

import { NotHere, Office } from './Office.js';

export const root = createRootRoute({
  component: Office,
  notFoundComponent: NotHere,
  staticData: { ability: null },
});
