import { useSyncExternalStore } from 'react';

import styles from './LiveMark.module.css';
import { liveStatus, onLiveStatus } from '../../lib/live.js';

const LABELS = { live: 'Live', connecting: 'Connecting…', offline: 'Offline' };

/** Shows whether the screen updates live (NFR-011). Empty on screens without live data. */
export function LiveMark() {
  const status = useSyncExternalStore(onLiveStatus, liveStatus);
  if (status === 'idle') return null;
  return (
    <span role="status" className={styles['mark']} data-status={status}>
      <span className={styles['dot']} aria-hidden />
      <span className={styles['word']}>{LABELS[status]}</span>
    </span>
  );
}
