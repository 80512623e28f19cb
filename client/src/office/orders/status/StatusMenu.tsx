import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { isOrderStatus, statusName, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { ChevronDown } from 'lucide-react';
import { Button, MenuTrigger } from 'react-aria-components';

import { StatusChoices } from './StatusChoices.js';
import styles from './StatusMenu.module.css';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** The status of an order; for those who may, a menu of all statuses of its flow. */
export function StatusMenu<Row extends AtlasOrderRow>(props: {
  readonly order: Row;
  readonly mayChange: boolean;
  readonly isPending?: boolean;
  readonly onMove: (order: Row, status: OrderStatus) => void;
}) {
  const { order, mayChange, isPending = false, onMove } = props;
  const mark = <StatusMark status={order.status} />;
  if (!mayChange) return mark;
  return (
    <MenuTrigger>
      <Button
        className={styles['trigger'] ?? ''}
        aria-label={`Status of order ${String(order.id)}: ${statusName(order.status)}. Change`}
        isPending={isPending}
      >
        {mark}
        <ChevronDown size={14} aria-hidden />
      </Button>
      <StatusChoices
        flow={order.flow}
        selected={order.status}
        onChoose={(status) => {
          if (isOrderStatus(status) && status !== order.status) onMove(order, status);
        }}
      />
    </MenuTrigger>
  );
}
