import { ORDER_FLOW_NAMES, type OrderFlow } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';

import styles from './FlowTabs.module.css';

const FLOW_TITLES: Readonly<Record<OrderFlow, string>> = {
  normal: 'Normal',
  bespoke: 'Bespoke',
  paper: 'Paper',
};

/** Links to the boards of the three flows. */
export function FlowTabs({ flow }: { flow: OrderFlow }) {
  return (
    <nav aria-label="Order flow" className={styles['tabs']}>
      {ORDER_FLOW_NAMES.map((name) => (
        <Link
          key={name}
          to="/board"
          search={{ flow: name }}
          activeProps={{}}
          className={styles['tab'] ?? ''}
          aria-current={name === flow ? 'page' : false}
        >
          {FLOW_TITLES[name]}
        </Link>
      ))}
    </nav>
  );
}
