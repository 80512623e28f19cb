import { useEffect, useState, useSyncExternalStore } from 'react';

import type { PageSession } from '../../connect/sdk/page-session.js';
import { Lingering } from '../../lib/lingering.js';

/** PAG-015, CST-060: in milliseconds. */
export const savingLingers = 500;

/** Whether edits are on their way; told on for a moment when they are stored. */
export function useSaving({ current, subscribe }: PageSession): boolean {
  const [saving] = useState(() => new Lingering(savingLingers));
  useEffect(() => {
    const look = (): void => {
      saving.follow(!current().isSaved);
    };
    look();
    return subscribe(look);
  }, [saving, current, subscribe]);
  return useSyncExternalStore(saving.subscribe, saving.current);
}
