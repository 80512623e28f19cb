import { messages } from '@selvedge/shared/messages';
import { useEffect, useState } from 'react';

import { findTargets } from './find-targets.js';
import type { LinkTarget, LinkType } from './link-targets.js';

/** As long as somebody goes on typing nothing is asked, in milliseconds. */
const pause = 150;

interface Found {
  readonly asked: string;
  readonly targets: readonly LinkTarget[];
  readonly error?: string;
}

/** What was found last, and whether that is what is asked for now. */
export function useTargets(type: LinkType, sought: string) {
  const asked = `${type} ${sought}`;
  const [found, setFound] = useState<Found>({ asked: '', targets: [] });
  useEffect(() => {
    let isWanted = true;
    const find = () => {
      findTargets(type, sought).then(
        (targets) => {
          if (isWanted) setFound({ asked, targets });
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : messages.somethingWrong;
          if (isWanted) setFound({ asked, targets: [], error: message });
        },
      );
    };
    const timer = setTimeout(find, sought === '' ? 0 : pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [type, sought, asked]);
  return { ...found, isSettled: found.asked === asked };
}
