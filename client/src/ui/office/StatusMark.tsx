import { statusName, type OrderStatus } from '@selvedge/shared/ordering/order-status';

import styles from './StatusMark.module.css';

/** A status as dot and word; the dot's colour is its stage's. */
export function StatusMark({ status, stage }: { status: OrderStatus; stage: number }) {
  return (
    <span className={styles['mark']}>
      <span
        className={styles['dot']}
        style={{ background: `var(--stage-${String(stage)})` }}
        aria-hidden
      />
      {statusName(status)}
    </span>
  );
}
