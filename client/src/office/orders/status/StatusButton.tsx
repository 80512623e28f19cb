import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components';

import styles from './StatusButton.module.css';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** Shows an order's status and opens the surrounding menu. */
export function StatusButton(props: {
  readonly order: Pick<AtlasOrderRow, 'id' | 'status'>;
  readonly isPending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}) {
  const { order, isPending = false, ref } = props;
  return (
    <Button
      ref={ref}
      className={styles['trigger'] ?? ''}
      aria-label={`Status of order ${String(order.id)}: ${statusName(order.status)}. Change`}
      isPending={isPending}
    >
      <StatusMark status={order.status} />
      <ChevronDown size={14} aria-hidden />
    </Button>
  );
}
