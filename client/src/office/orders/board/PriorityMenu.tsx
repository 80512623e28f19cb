import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { ORDER_PRIORITIES, type OrderPriority } from '@selvedge/shared/orders/order-priority';
import { Flag } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

import styles from './PriorityMenu.module.css';
import menu from '../StatusMenu.module.css';

const names: Readonly<Record<OrderPriority, string>> = {
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

/** How much an order presses; for those who may, a menu to change it. */
export function PriorityMenu(props: {
  readonly order: AtlasOrderRow;
  readonly mayChange: boolean;
  readonly onPress: (order: AtlasOrderRow, priority: OrderPriority) => void;
}) {
  const { order, mayChange, onPress } = props;
  const { priority } = order;
  const flag = (
    <span className={styles['flag']} data-priority={priority}>
      <Flag size={14} aria-hidden />
      {priority !== 'normal' && names[priority]}
    </span>
  );
  if (!mayChange) return priority === 'normal' ? null : flag;
  return (
    <MenuTrigger>
      <Button
        className={styles['trigger'] ?? ''}
        aria-label={`Priority of order ${String(order.id)}: ${names[priority]}. Change`}
      >
        {flag}
      </Button>
      <Popover className={menu['popover'] ?? ''} placement="bottom start">
        <Menu
          className={menu['menu'] ?? ''}
          selectionMode="single"
          selectedKeys={[priority]}
          onAction={(key) => {
            const chosen = ORDER_PRIORITIES.find((one) => one === key);
            if (chosen !== undefined && chosen !== priority) onPress(order, chosen);
          }}
        >
          {[...ORDER_PRIORITIES].reverse().map((one) => (
            <MenuItem key={one} id={one} textValue={names[one]} className={menu['item'] ?? ''}>
              <span className={styles['flag']} data-priority={one}>
                <Flag size={14} aria-hidden /> {names[one]}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
