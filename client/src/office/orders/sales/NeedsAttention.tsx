import type { StoreSales } from '@selvedge/shared/orders/sales/contract';
import { Link } from '@tanstack/react-router';

import styles from './NeedsAttention.module.css';
import type { OrderSearch } from '../order-search.js';
import { Panel } from '../../../ui/office/Panel.js';

interface Need {
  readonly count: number;
  readonly label: string;
  readonly search: OrderSearch;
}

function needsOf({ late, declined, counts }: StoreSales): readonly Need[] {
  const needs: readonly Need[] = [
    { count: late, label: 'late', search: { late: 'yes', sort: 'oldest' } },
    { count: counts.disputed ?? 0, label: 'disputed', search: { status: 'disputed' } },
    { count: counts.issue ?? 0, label: 'with an issue', search: { status: 'issue' } },
    { count: declined, label: 'with a declined payment', search: { status: 'to_be_paid' } },
  ];
  return needs.filter(({ count }) => count > 0);
}

/** Counts of orders that need manual action, linked to the filtered lists. */
export function NeedsAttention({ sales }: { sales: StoreSales }) {
  const needs = needsOf(sales);
  return (
    <Panel title="Needs attention">
      {needs.length === 0 ? (
        <p>No orders need attention.</p>
      ) : (
        <ul className={styles['needs']}>
          {needs.map(({ count, label, search }) => (
            <li key={label}>
              <Link to="/orders" search={search} className={styles['need'] ?? ''}>
                <strong>{count.toLocaleString('en-GB')}</strong> {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
