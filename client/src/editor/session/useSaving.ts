import { useEffect, useState, useSyncExternalStore } from 'react';

import type { PageSession } from '../../connect/sdk/page-session.js';
import { DelayedOff } from '../../lib/delayed-off.js';

/** In milliseconds. */
export const savingOffDelayMs = 500;

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
