import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import { Flag } from 'lucide-react';

import styles from './PriorityMark.module.css';

export const priorityNames: Readonly<Record<OrderPriority, string>> = {
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

/** Flag for high and urgent orders; empty for normal ones. */
export function PriorityMark({ priority }: { priority: OrderPriority }) {
  if (priority === 'normal') return null;
  return (
    <span className={styles['flag']} data-priority={priority}>
      <Flag size={14} aria-hidden /> {priorityNames[priority]}
    </span>
  );
}
