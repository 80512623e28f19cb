import type { BrowserProgram } from '@selvedge/shared/browser-errors/browser-error';

import { takeFault } from './take-fault.js';

/** Reports uncaught errors of a program while its window is open. */
export function watchFaults(program: BrowserProgram): void {
  for (const kind of ['error', 'unhandledrejection'])
    addEventListener(kind, (event) => {
      takeFault(event, program);
    });
}
