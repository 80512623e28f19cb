import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { ORDER_PRIORITIES, type OrderPriority } from '@selvedge/shared/orders/order-priority';
import { Flag } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components';

import styles from './PriorityButton.module.css';
import { PriorityMark, priorityNames } from './PriorityMark.js';
import { classesOf } from '../../../lib/class-names.js';
import { PopMenuItem } from '../../../ui/office/PopMenu.js';

const css = classesOf(styles);

/** Shows an order's priority and opens the surrounding menu. */
export function PriorityButton(props: {
  readonly order: Pick<AtlasOrderRow, 'id' | 'priority'>;
  /** Whether "Normal" is written out. */
  readonly isNamed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}) {
  const { order, isNamed = false, ref } = props;
  const { priority } = order;
  return (
    <Button
      ref={ref}
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
  );
}

/** Menu items of the priorities, highest first. */
export function PriorityItems() {
  return [...ORDER_PRIORITIES].reverse().map((one) => (
    <PopMenuItem key={one} id={one} textValue={priorityNames[one]}>
      {one === 'normal' ? priorityNames.normal : <PriorityMark priority={one} />}
    </PopMenuItem>
  ));
}

/** Returns the selected priority, or undefined if it is unchanged. */
export function chosenPriority(
  key: string | number,
  { priority }: Pick<AtlasOrderRow, 'priority'>,
): OrderPriority | undefined {
  return ORDER_PRIORITIES.find((one) => one === key && one !== priority);
}
