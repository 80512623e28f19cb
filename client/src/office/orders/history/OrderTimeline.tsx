import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';

import styles from './OrderTimeline.module.css';
import { useOrderHistory } from './useOrderHistory.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

/**
 * Lists an order's events, newest first; each links to the order as it was after that event.
 * `shown` is the log position of the displayed version.
 */
export function OrderTimeline({ order, shown }: { order: AtlasOrder; shown: number }) {
  const history = useOrderHistory(order);
  if (history.isError) return <NotLoaded what="The history" of={history} />;
  const entries = [...(history.data?.entries ?? [])].reverse();
  const id = String(order.id);
  return (
    <ol className={styles['timeline']} aria-busy={history.isPending}>
      {entries.map(({ position, type, description, user, at }, nth) => (
        <li key={position} data-past={position > shown} data-type={type}>
          <Link
            to="/orders/$id"
            params={{ id }}
            // The newest entry is the current order, which has no `at`.
            search={nth === 0 ? {} : { at: position }}
            activeOptions={{ exact: true }}
            className={styles['entry'] ?? ''}
            aria-current={position === shown ? 'step' : undefined}
          >
            {description}
          </Link>
          <span className={styles['by']}>
            {user ?? 'The shop'}, <time dateTime={at}>{formatDateTime(at)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
