import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { isOrderStatus, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { MenuTrigger } from 'react-aria-components';

import { StatusButton } from './StatusButton.js';
import { StatusChoices } from './StatusChoices.js';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** Status of an order. With permission to change it, a menu of the flow's statuses. */
export function StatusMenu<Row extends AtlasOrderRow>(props: {
  readonly order: Row;
  readonly mayChange: boolean;
  readonly isPending: boolean;
  readonly onMove: (order: Row, status: OrderStatus) => void;
}) {
  const { order, mayChange, isPending, onMove } = props;
  if (!mayChange) return <StatusMark status={order.status} />;
  return (
    <MenuTrigger>
      <StatusButton order={order} isPending={isPending} />
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
