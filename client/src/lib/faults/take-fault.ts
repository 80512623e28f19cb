import type { BrowserProgram } from '@selvedge/shared/browser-errors/browser-error';

import { fileIn, nameOf, placesIn, reportFault } from './report-fault.js';
import { isLostFile, isWorthReporting } from './worth-reporting.js';

const mostReloads = 3;
/** Delay in milliseconds. Some browsers abort pending loads when the user leaves the page. */
const leavingMs = 500;

/** Handles uncaught errors and unhandled rejections. */
export function takeFault(event: Event, program: BrowserProgram): void {
  const error: unknown =
    event instanceof PromiseRejectionEvent
      ? event.reason
      : event instanceof ErrorEvent && event.error;
  // Errors of cross-origin scripts carry no details.
  if (!(error instanceof Error)) return;
  if (isLostFile(error)) {
    if (!reloads(error)) reportLost(error, program);
    return;
  }
  const at = placesIn(error.stack);
  // Without one of our files in the stack, a browser extension failed.
  if (at !== '' && isWorthReporting(error))
    reportFault({ kind: 'error', program, name: nameOf(error), at });
}

/**
 * Reloads the page to get the files of a newer version. Returns false once the limit for this file
 * is reached.
 */
function reloads({ message }: Error): boolean {
  const key = `reloads of ${message}`;
  try {
    const count = Number(sessionStorage.getItem(key) ?? 0) + 1;
    if (count > mostReloads) return false;
    void reloadWhereServed(() => {
      sessionStorage.setItem(key, String(count));
    });
    return true;
  } catch {
    // Without storage, reloading could loop forever.
    return false;
  }
}

function reportLost({ message }: Error, program: BrowserProgram): void {
  const at = fileIn(message);
  reportFault({ kind: 'lost-file', program, ...(at !== undefined && { at }) });
}

/** Does not reload while the user is typing or offline: the current page is better than none. */
async function reloadWhereServed(count: () => void): Promise<void> {
  // A focused iframe hides its inner focus from this window.
  if (document.activeElement?.matches('input,select,textarea,iframe,[contenteditable]') === true)
    return;
  const answer = await fetch('/livez', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok !== true) return;
  await new Promise((resolve) => {
    setTimeout(resolve, leavingMs);
  });
  count();
  location.reload();
}
