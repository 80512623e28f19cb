import type { BlockFlags } from '@selvedge/shared/pages/live/block-flags';
import { useEffect, useState } from 'react';

import { useRevision, useRevisions } from '../history/useRevisions.js';
import type { OpenPage } from '../session/useOpening.js';

/** Idle time in milliseconds before comparing, because it covers the whole page. */
const restBefore = 1_000;

const never = (): void => undefined;
const nothing: ReadonlyMap<string, BlockFlags> = new Map();

/** Returns the unpublished changes by block; empty for a page that was never published. */
export function useBlockFlags(page: OpenPage): ReadonlyMap<string, BlockFlags> {
  const { doc } = page.session;
  const [flags, setFlags] = useState(nothing);
  const { data: revisions } = useRevisions(page);
  const shown = revisions?.find(({ isPublished }) => isPublished);
  const { data: published } = useRevision(page, shown?.rev);
  useEffect(() => {
    if (published === undefined) return undefined;
    const loaded = import('@selvedge/shared/pages/live/block-flags');
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        // Optional code: if it fails to load, the outline shows no flags.
        loaded.then(({ blockFlags }) => {
          setFlags(blockFlags(doc, published));
        }, never);
      }, restBefore);
    };
    look();
    doc.on('update', look);
    return () => {
      doc.off('update', look);
      clearTimeout(resting);
    };
  }, [doc, published]);
  return published === undefined ? nothing : flags;
}
