import { useSyncExternalStore } from 'react';

import styles from './LiveMark.module.css';
import { liveStatus, onLiveStatus } from '../../lib/live.js';

const LABELS = { live: 'Live', connecting: 'Connecting…', offline: 'Offline' };

/** Tells whether the screen is kept current by itself (NFR-011); nothing where it has no need to be. */
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
