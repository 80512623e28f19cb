import { useEffect } from 'react';

import type { OpenPage } from '../session/useOpening.js';

/** Asks for confirmation before a window with unsaved changes is closed. */
export function useUnsaved({ session: { current }, unsent }: OpenPage): void {
  useEffect(() => {
    const ask = (event: Event): void => {
      if (!current().isSaved && !unsent.areStored()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [current, unsent]);
}
