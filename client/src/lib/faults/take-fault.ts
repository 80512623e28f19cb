import type { BrowserProgram } from '@selvedge/shared/browser-errors/browser-error';

import { fileIn, nameOf, placesIn, reportFault } from './report-fault.js';
import { isLostFile, isWorthReporting } from './worth-reporting.js';

/** CST-039. */
const mostReloads = 3;
/** In milliseconds. Some browsers give up what a page still loads when somebody leaves it, who has left by then. */
const leavingMs = 500;

/** What came to nobody else: an error of a script, or what nobody waited for. */
export function takeFault(event: Event, program: BrowserProgram): void {
  const error: unknown =
    event instanceof PromiseRejectionEvent
      ? event.reason
      : event instanceof ErrorEvent && event.error;
  // Somebody else's script tells nothing of its errors.
  if (!(error instanceof Error)) return;
  if (isLostFile(error)) {
    if (!reloads(error)) reportLost(error, program);
    return;
  }
  const at = placesIn(error.stack);
  // An extension of the browser fails without us.
  if (at !== '' && isWorthReporting(error))
    reportFault({ kind: 'error', program, name: nameOf(error), at });
}

/**
 * ANL-023: a newer version has other files, and the page leads to them once it is loaded again; false where
 * that was done as often as it may be for this file.
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
    // A browser that keeps nothing would be led round for ever.
    return false;
  }
}

function reportLost({ message }: Error, program: BrowserProgram): void {
  const at = fileIn(message);
  reportFault({ kind: 'lost-file', program, ...(at !== undefined && { at }) });
}

/** Not under the hands of who is writing, and not without a network: what is there is more than nothing. */
async function reloadWhereServed(count: () => void): Promise<void> {
  // Of words in a frame this window knows nothing but the frame.
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
