import { formatDateTime, timeAgo } from './dates.js';
import { useNow } from './useNow.js';
import styles from './Ago.module.css';

/** "5 min ago", with the full time on hover and for machines. */
export function Ago({ time }: { time: string }) {
  return (
    <time className={styles['ago']} dateTime={time} title={formatDateTime(time)}>
      {timeAgo(time, useNow())}
    </time>
  );
}
