import { somethingWrongTryAgain } from '@selvedge/shared/failure-messages';
import { useState, useSyncExternalStore } from 'react';

import { isLostFile } from './faults/worth-reporting.js';

/** Whether this browser knows passkeys: never at first, since a page without script has none. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in globalThis,
    () => false,
  );
}

/** Does something with passkeys, whose program comes with the first use. */
export function usePasskey<Answer>(
  act: () => Promise<Answer>,
  onDone: (answer: Answer) => void,
): { readonly isBusy: boolean; readonly problem: string | null; readonly run: () => void } {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      onDone(await act());
    } catch (error) {
      setProblem(await problemIn(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run: () => void start() };
}

/** In words for people, also where what has those words did not come. Null for what somebody gave up. */
async function problemIn(error: unknown): Promise<string | null> {
  try {
    if (error instanceof Error && isLostFile(error)) throw error;
    return (await import('./passkeys.js')).problemOf(error);
  } catch (lost) {
    // Where the server answers, the page is loaded anew, of the newer version.
    reportError(lost);
    return somethingWrongTryAgain;
  }
}
