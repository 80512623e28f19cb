import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { ORDER_PRIORITIES, type OrderPriority } from '@selvedge/shared/orders/order-priority';
import { Flag } from 'lucide-react';
import { Button, MenuTrigger } from 'react-aria-components';

import { PriorityMark, priorityNames } from './PriorityMark.js';
import styles from './PriorityMenu.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { PopMenu, PopMenuItem } from '../../../ui/office/PopMenu.js';

const css = classesOf(styles);

/** How much an order presses; for those who may, a menu to change it. */
export function PriorityMenu(props: {
  readonly order: AtlasOrderRow;
  readonly mayChange: boolean;
  /** Whether it says also that it does not press. */
  readonly isNamed?: boolean;
  readonly onPress: (order: AtlasOrderRow, priority: OrderPriority) => void;
}) {
  const { order, mayChange, isNamed = false, onPress } = props;
  const { priority } = order;
  if (!mayChange) return <PriorityMark priority={priority} />;
  return (
    <MenuTrigger>
      <Button
        className={css('trigger', isNamed && 'named')}
        aria-label={`Priority of order ${String(order.id)}: ${priorityNames[priority]}. Change`}
      >
        {priority === 'normal' ? (
          <>
            <Flag size={14} aria-hidden />
            {isNamed && ` ${priorityNames.normal}`}
          </>
        ) : (
          <PriorityMark priority={priority} />
        )}
      </Button>
      <PopMenu
        aria-label="Priority"
        selectionMode="single"
        selectedKeys={[priority]}
        onAction={(key) => {
          const chosen = ORDER_PRIORITIES.find((one) => one === key);
          if (chosen !== undefined && chosen !== priority) onPress(order, chosen);
        }}
      >
        {[...ORDER_PRIORITIES].reverse().map((one) => (
          <PopMenuItem key={one} id={one} textValue={priorityNames[one]}>
            {one === 'normal' ? priorityNames.normal : <PriorityMark priority={one} />}
          </PopMenuItem>
        ))}
      </PopMenu>
    </MenuTrigger>
  );
}
