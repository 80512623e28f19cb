import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';

import styles from './OrderTimeline.module.css';
import { useOrderHistory } from './useOrderHistory.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

/**
 * What happened to an order in words, the newest first; each leads to the order as it was then. `shown`
 * is the log position whose order is on the screen.
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
            // The newest is how the order is now.
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
