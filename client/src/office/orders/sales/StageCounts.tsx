import type { StoreSales } from '@selvedge/shared/orders/sales/contract';
import { ORDER_STATUSES } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';

import styles from './StageCounts.module.css';
import { Panel } from '../../../ui/office/Panel.js';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** Number of orders in each status, in flow order. */
export function StageCounts({ counts }: Pick<StoreSales, 'counts'>) {
  const there = ORDER_STATUSES.filter((status) => (counts[status] ?? 0) > 0);
  if (there.length === 0) return null;
  return (
    <Panel title="Orders by status">
      <ul className={styles['stages']}>
        {there.map((status) => (
          <li key={status}>
            <Link to="/orders" search={{ status }} className={styles['stage'] ?? ''}>
              <strong>{(counts[status] ?? 0).toLocaleString('en-GB')}</strong>
              <StatusMark status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
