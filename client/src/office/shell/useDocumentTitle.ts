import { titleWith } from '@selvedge/shared/notifications/notification';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

import { documentTitle } from './screens.js';
import { unreadKey } from '../notifications/index.js';

/** SEO-003: the window is called what the screen is, so that tabs and the browser's history tell them apart. */
export function useDocumentTitle(brand: string): void {
  const title = useMatches({
    select: (matches) => documentTitle(matches.at(-1)?.staticData ?? {}, brand),
  });
  // The bell says how many; nothing is asked for here.
  const { data: unread = 0 } = useQuery<number>({ queryKey: unreadKey, enabled: false });
  useEffect(() => {
    document.title = titleWith(title, unread);
  }, [title, unread]);
}
