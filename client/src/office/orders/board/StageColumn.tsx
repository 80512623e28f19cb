import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { statusName, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { OrderCard } from './OrderCard.js';
import styles from './StageColumn.module.css';

/** One stage of a flow with the orders that are in it. */
export function StageColumn(props: {
  stage: number;
  statuses: readonly OrderStatus[];
  orders: readonly AtlasOrderRow[];
  total: number;
  mayChange: boolean;
}) {
  const { stage, statuses, orders, total, mayChange } = props;
  const title = statuses.map(statusName).join(' · ');
  return (
    <section className={styles['column']} aria-label={`Stage ${String(stage + 1)}: ${title}`}>
      <header className={styles['header']}>
        <span
          className={styles['rule']}
          style={{ background: `var(--stage-${String(stage)})` }}
          aria-hidden
        />
        <h2 className={styles['title']}>{title}</h2>
        <span className={styles['count']} aria-label={`${String(total)} orders`}>
          {total}
        </span>
      </header>
      {orders.length === 0 ? (
        <p className={styles['empty']}>No orders in this stage</p>
      ) : (
        <ul className={styles['cards']}>
          {orders.map((order) => (
            <OrderCard
              key={`${String(order.division)}-${String(order.id)}`}
              order={order}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      {total > orders.length && (
        <p className={styles['empty']}>{total - orders.length} older ones are in the list</p>
      )}
    </section>
  );
}
