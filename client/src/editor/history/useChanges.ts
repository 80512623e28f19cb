import { useEffect, useState } from 'react';

import type { SessionChange } from '../../connect/sdk/changes/session-changes.js';
import { Paced } from '../../lib/paced.js';
import type { OpenPage } from '../session/useOpening.js';

/** Update interval in milliseconds, since typing produces one change per keystroke. */
const followedEvery = 500;

/** Returns the changes of this session, updated as they happen. */
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
