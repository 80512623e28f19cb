import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';

import styles from './RowTools.module.css';
import type { Reorder } from './useReorder.js';
import { hidden } from './hidden.js';
import { look } from './look.js';

/** What a row is dragged by; the buttons of RowTools are for those who do not drag. */
export function Grip({ order, index }: { order: Reorder; index: number }) {
  return (
    <span className={styles['grip']} aria-hidden {...order.gripProps(index)}>
      <GripVertical size={18} />
    </span>
  );
}

/** A button of a row that is nothing but its icon. */
export function RowTool(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={look('icon', styles['tool'])} />;
}

/** Up, down and away, for one row of an ordered list. */
export function RowTools(props: {
  readonly order: Reorder;
  readonly index: number;
  readonly count: number;
  /** What the row is called: `entry Ocean`. */
  readonly name: string;
  readonly onRemove: () => void;
  /** Whether the list has an order of its own. */
  readonly canMove?: boolean;
}) {
  const { order, index, count, name, onRemove, canMove = true } = props;
  return (
    <span className={styles['tools']}>
      {canMove && (
        <>
          <RowTool
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => {
              order.move(index, index - 1);
            }}
          >
            <ArrowUp size={16} aria-hidden />
          </RowTool>
          <RowTool
            aria-label={`Move ${name} down`}
            disabled={index === count - 1}
            onClick={() => {
              order.move(index, index + 1);
            }}
          >
            <ArrowDown size={16} aria-hidden />
          </RowTool>
        </>
      )}
      <RowTool aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={15} aria-hidden />
      </RowTool>
    </span>
  );
}

/** Says where a row went. */
export function Moved({ order }: { order: Reorder }) {
  return (
    <p className={hidden} role="status">
      {order.announcement}
    </p>
  );
}
