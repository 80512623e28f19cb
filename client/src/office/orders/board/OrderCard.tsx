import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { formatMoney } from '@selvedge/shared/money';
import { Link } from '@tanstack/react-router';

import styles from './OrderCard.module.css';
import { StatusMenu } from '../StatusMenu.js';
import { Ago } from '../../../ui/office/Ago.js';

/** One order on the board. */
export function OrderCard({ order, mayChange }: { order: AtlasOrderRow; mayChange: boolean }) {
  return (
    <li className={styles['card']} data-order={order.id}>
      <div className={styles['top']}>
        {order.image !== null && (
          <img
            className={styles['image']}
            src={`${order.image}?w=320`}
            alt=""
            width={44}
            height={55}
            loading="lazy"
          />
        )}
        <div className={styles['what']}>
          <Link
            to="/orders/$id"
            params={{ id: String(order.id) }}
            className={styles['number'] ?? ''}
          >
            #{order.id}
          </Link>
          <span className={styles['who']}>{order.customerName ?? 'Erased customer'}</span>
          <span className={styles['store']}>{order.store}</span>
        </div>
        <div className={styles['worth']}>
          <span>{formatMoney({ amount: order.total, currency: order.currency })}</span>
          <span className={styles['count']}>
            {order.quantity} {order.quantity === 1 ? 'piece' : 'pieces'}
          </span>
        </div>
      </div>
      <div className={styles['bottom']}>
        <StatusMenu order={order} mayChange={mayChange} />
        <Ago time={order.changedAt} />
      </div>
    </li>
  );
}
