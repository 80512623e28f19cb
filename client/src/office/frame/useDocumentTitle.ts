import { titleWith } from '@selvedge/shared/notifications/notification';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

import { documentTitle } from './screens.js';
import { unreadKey } from '../notifications/index.js';

/** Sets the window title to the current screen and the number of unread notifications. */
export function useDocumentTitle(brand: string): void {
  const title = useMatches({
    select: (matches) => documentTitle(matches.at(-1)?.staticData ?? {}, brand),
  });
  // Reads the cached count that the bell fetches.
  const { data: unread = 0 } = useQuery<number>({ queryKey: unreadKey, enabled: false });
  useEffect(() => {
    document.title = titleWith(title, unread);
  }, [title, unread]);
}
