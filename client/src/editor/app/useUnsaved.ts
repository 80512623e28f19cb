import { useEffect } from 'react';

import type { PageSession } from '../../connect/sdk/page-session.js';

/** Asks for confirmation before a window with unsaved changes is closed. */
export function useUnsaved({ current }: PageSession): void {
  useEffect(() => {
    const ask = (event: Event): void => {
      if (!current().isSaved) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [current]);
}
