import { useState, useSyncExternalStore } from 'react';

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
      const { problemOf } = await import('./passkeys.js');
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run: () => void start() };
}
