import { useEffect, useState, useSyncExternalStore } from 'react';

import type { PageSession } from '../../connect/sdk/page-session.js';
import { DelayedOff } from '../../lib/delayed-off.js';

/** In milliseconds. */
export const savingOffDelayMs = 500;
/** Time without a confirmation after which the user is warned, in milliseconds. */
const slowAfterMs = 10_000;

/** Whether edits are being saved; stays true briefly afterwards. */
export function useSaving({ current, subscribe }: PageSession): boolean {
  const [saving] = useState(() => new DelayedOff(savingOffDelayMs));
  useEffect(() => {
    const look = (): void => {
      saving.follow(!current().isSaved);
    };
    look();
    return subscribe(look);
  }, [saving, current, subscribe]);
  return useSyncExternalStore(saving.subscribe, saving.current);
}

/** Whether the server has not confirmed edits for a long time. */
export function useSaveDelay({ current, subscribe }: PageSession): boolean {
  const isSaved = useSyncExternalStore(subscribe, () => current().isSaved);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isSaved) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSaved]);
  return isSlow;
}
