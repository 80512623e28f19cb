import type { AtlasOrder } from '@selvedge/shared/orders/contract';

import styles from './StatusLog.module.css';
import { formatDateTime } from '../../../ui/office/dates.js';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** Status changes of an order, newest first. */
export function StatusLog({ order }: { order: AtlasOrder }) {
  return (
    <ol className={styles['log']}>
      {[...order.statusLogRecords].reverse().map(({ status, user, createdAt }) => (
        <li key={`${createdAt}-${status}`} className={styles['record']}>
          <StatusMark status={status} />
          <span className={styles['by']}>
            {user ?? 'The shop'}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
