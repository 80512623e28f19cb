import { useEffect, useState, useSyncExternalStore } from 'react';

import styles from './LiveAway.module.css';
import { isLiveAway, onLiveStatus } from '../../lib/live.js';

/** Interruptions shorter than this are not reported. */
const momentMs = 3_000;

/** Notice that live updates are paused; the data on screen stays readable (NFR-011). */
export function LiveAway() {
  const isAway = useLasting(useSyncExternalStore(onLiveStatus, isLiveAway));
  return (
    <div aria-live="polite">
      {isAway && <p className={styles['away']}>Live updates are off. Reconnecting…</p>}
    </div>
  );
}

/** True once the condition has lasted longer than `momentMs`; false as soon as it ends. */
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
