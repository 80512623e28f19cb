import { somethingWrongTryAgain } from '@selvedge/shared/failure-messages';
import { useState, useSyncExternalStore } from 'react';

import { isLostFile } from './faults/worth-reporting.js';

/** Whether this browser supports passkeys; false on the first render, as on the server. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in globalThis,
    () => false,
  );
}

/** Runs an action with passkeys; their code loads on first use. */
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

/**
 * Returns a message, even if the code with the messages failed to load. Null if the user cancelled.
 */
async function problemIn(error: unknown): Promise<string | null> {
  try {
    if (error instanceof Error && isLostFile(error)) throw error;
    return (await import('./passkeys.js')).problemOf(error);
  } catch (lost) {
    // If the server is reachable, this reloads the page with the newer version.
    reportError(lost);
    return somethingWrongTryAgain;
  }
}
