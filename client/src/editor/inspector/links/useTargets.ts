import { messages } from '@selvedge/shared/messages';
import { useEffect, useState } from 'react';

import { findTargets } from './find-targets.js';
import type { LinkTarget, LinkType } from './link-targets.js';

/** Debounce in milliseconds. */
const pause = 150;

interface Found {
  readonly key: string;
  readonly targets: readonly LinkTarget[];
  readonly error?: string;
}

/** Latest results; `isSettled` is false until they match the current search. */
export function useTargets(type: LinkType, searchTerm: string) {
  const key = `${type} ${searchTerm}`;
  const [found, setFound] = useState<Found>({ key: '', targets: [] });
  useEffect(() => {
    let isActive = true;
    const find = () => {
      findTargets(type, searchTerm).then(
        (targets) => {
          if (isActive) setFound({ key, targets });
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : messages.somethingWrong;
          if (isActive) setFound({ key, targets: [], error: message });
        },
      );
    };
    const timer = setTimeout(find, searchTerm === '' ? 0 : pause);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [type, searchTerm, key]);
  return { ...found, isSettled: found.key === key };
}
