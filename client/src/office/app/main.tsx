import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';

import { makeRouter } from './routes.js';
import { watchFaults } from '../../lib/faults/watch-faults.js';
import { startProgram } from '../../ui/office/start-program.js';

watchFaults('office');
startProgram(
  <Suspense>
    <RouterProvider router={makeRouter(location.pathname)} />
  </Suspense>,
);
