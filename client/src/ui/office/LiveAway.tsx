import { useEffect, useState, useSyncExternalStore } from 'react';

import styles from './LiveAway.module.css';
import { isLiveAway, onLiveStatus } from '../../lib/live.js';

/** A connection that is back within it was not worth a word. */
const momentMs = 3_000;

/** NFR-011: says in a line that nothing comes by itself for now; what is there can be read all the same. */
export function LiveAway() {
  const isAway = useLasting(useSyncExternalStore(onLiveStatus, isLiveAway));
  return (
    <div aria-live="polite">
      {isAway && <p className={styles['away']}>Live updates are off, trying again…</p>}
    </div>
  );
}

/** True once it has been for more than a moment, and no longer than it is. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(setLasts, momentMs, true);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is]);
  return lasts;
}
