import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

import { documentTitle } from './screens.js';

/** The window is called what the screen is, so that tabs and the browser's history tell them apart. */
export function useDocumentTitle(brand: string): void {
  const title = useMatches({
    select: (matches) => documentTitle(matches.at(-1)?.staticData ?? {}, brand),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
