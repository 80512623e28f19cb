import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';

import styles from './OrderPage.module.css';
import { formatDateTime } from '../../../ui/office/dates.js';

/** ORD-003: what was tried to pay an order, and what came of it. */
export function OrderPayments({ order }: { order: AtlasOrder }) {
  const { parentOrder, childOrderType } = order;
  if (parentOrder !== null) {
    const what = childOrderType === 'refund' ? 'Given back for' : 'Paid with';
    return <p>{`${what} order #${String(parentOrder.id)}`}</p>;
  }
  if (order.paymentAttempts.length === 0) return <p>Nothing was tried yet</p>;
  const worth = formatMoney({ amount: order.total, currency: order.currency });
  return (
    <ul className={styles['list']}>
      {order.paymentAttempts.map((attempt) => (
        <li key={attempt.attemptId}>
          {worth} by {attempt.paymentMethodName}: {attempt.state}
          {attempt.refund !== null && `, refund ${attempt.refund}`}
          {attempt.message !== null && ` (${attempt.message})`}, {formatDateTime(attempt.createdAt)}
        </li>
      ))}
    </ul>
  );
}
