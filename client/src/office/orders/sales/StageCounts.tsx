import type { StoreSales } from '@selvedge/shared/orders/sales/contract';
import { Link } from '@tanstack/react-router';

import { groupsOf } from './status-groups.js';
import styles from './StageCounts.module.css';
import { Panel } from '../../../ui/office/Panel.js';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** Number of orders in each group of statuses, with links to the orders in each status. */
export function StageCounts({ counts }: Pick<StoreSales, 'counts'>) {
  const groups = groupsOf(counts);
  if (groups.length === 0) return null;
  return (
    <Panel title="Orders by status">
      <ul className={styles['groups']}>
        {groups.map(({ name, orders, statuses }) => (
          <li key={name} className={styles['group']}>
            <h3 className={styles['name']}>{name}</h3>
            <strong className={styles['count']}>{orders.toLocaleString('en-GB')}</strong>
            <span className={styles['stages']}>
              {statuses.map((status) => (
                <Link
                  key={status}
                  to="/orders"
                  search={{ status }}
                  className={styles['stage'] ?? ''}
                >
                  <StatusMark status={status} />
                  <span>{(counts[status] ?? 0).toLocaleString('en-GB')}</span>
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
