import { useEffect, useState } from 'react';

import { useRevision, useRevisions } from '../history/useRevisions.js';
import type { OpenPage } from '../session/useOpening.js';

/** Idle time in milliseconds before comparing, because it covers the whole page. */
const restBefore = 1_000;

const never = (): void => undefined;

/**
 * Whether shoppers see the current page. False until that is known, and at once after each edit, so
 * that nothing prevents a publication by mistake.
 */
export function useNothingToPublish(page: OpenPage): boolean {
  const { doc } = page.session;
  const [same, setSame] = useState<object>();
  const { data: revisions } = useRevisions(page);
  const shown = revisions?.find(({ isPublished }) => isPublished);
  const { data: published } = useRevision(page, shown?.rev);
  useEffect(() => {
    if (published === undefined) return undefined;
    const loaded = import('./is-published.js');
    let resting: ReturnType<typeof setTimeout> | undefined;
    const compare = (): void => {
      // Optional code: if it fails to load, publishing stays possible.
      loaded.then(({ isPublished }) => {
        if (isPublished(doc, published)) setSame(published);
      }, never);
    };
    const look = (): void => {
      clearTimeout(resting);
      setSame(undefined);
      resting = setTimeout(compare, restBefore);
    };
    look();
    doc.on('update', look);
    return () => {
      doc.off('update', look);
      clearTimeout(resting);
    };
  }, [doc, published]);
  return published !== undefined && same === published;
}
