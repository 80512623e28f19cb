import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';

import styles from './OrderPage.module.css';
import { formatDateTime } from '../../../ui/office/dates.js';

/** Payment attempts of an order with their results. */
export function OrderPayments({ order }: { order: AtlasOrder }) {
  const { parentOrder, childOrderType } = order;
  if (parentOrder !== null) {
    const what = childOrderType === 'refund' ? 'Refund for' : 'Paid with';
    return <p>{`${what} order #${String(parentOrder.id)}`}</p>;
  }
  if (order.paymentAttempts.length === 0) return <p>No payment attempts yet</p>;
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
