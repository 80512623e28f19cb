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

/** How much an order presses, which opens the menu around it. */
export function PriorityButton(props: {
  readonly order: Pick<AtlasOrderRow, 'id' | 'priority'>;
  /** Whether it says also that it does not press. */
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

/** What a menu of priorities holds, the most pressing first. */
export function PriorityItems() {
  return [...ORDER_PRIORITIES].reverse().map((one) => (
    <PopMenuItem key={one} id={one} textValue={priorityNames[one]}>
      {one === 'normal' ? priorityNames.normal : <PriorityMark priority={one} />}
    </PopMenuItem>
  ));
}

/** The priority that was chosen there; undefined where it is what it was. */
export function chosenPriority(
  key: string | number,
  { priority }: Pick<AtlasOrderRow, 'priority'>,
): OrderPriority | undefined {
  return ORDER_PRIORITIES.find((one) => one === key && one !== priority);
}
