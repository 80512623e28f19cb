import { useEffect, useState } from 'react';

import type { SessionChange } from '../../connect/sdk/changes/session-changes.js';
import { Paced } from '../../lib/paced.js';
import type { OpenPage } from '../session/useOpening.js';

/** In milliseconds: whoever writes a text changes it with each letter. */
const followedEvery = 500;

/** What is done to the page, as it is done. */
export function useChanges({ changes }: OpenPage): readonly SessionChange[] {
  const [listed, setListed] = useState(() => changes.list());
  useEffect(() => {
    const reading = new Paced(() => {
      setListed(changes.list());
    }, followedEvery);
    const leave = changes.subscribe(() => {
      reading.soon();
    });
    reading.now();
    return () => {
      leave();
      reading.stop();
    };
  }, [changes]);
  return listed;
}
