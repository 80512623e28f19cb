import { useEffect } from 'react';

import type { PageSession } from '../../connect/sdk/page-session.js';

/** The browser asks before a window is closed that alone has what was edited. */
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
