import { latenessOf, type DatedOrder, type Lateness } from '@selvedge/shared/orders/lateness';

import styles from './Due.module.css';
import { useNow } from '../../../ui/office/useNow.js';

const dayOf = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

function labelOf(late: Lateness): string {
  if (late.kind === 'ahead') return `due ${dayOf.format(late.day)}`;
  if (late.kind === 'today') return 'due today';
  return late.days === 1 ? '1 day late' : `${String(late.days)} days late`;
}

/** Shows by when an order must be sent, or how late it is. Empty without a promised date. */
export function Due({ order }: { order: DatedOrder }) {
  const late = latenessOf(order, useNow());
  if (late === undefined) return null;
  return (
    <span className={styles['due']} data-due={late.kind}>
      {labelOf(late)}
    </span>
  );
}
