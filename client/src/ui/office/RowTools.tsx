import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';

import styles from './RowTools.module.css';
import type { Reorder } from './useReorder.js';
import { hidden } from './hidden.js';
import { sharedStyle } from './shared-style.js';

/** Drag handle of a row. RowTools offers the same by buttons. */
export function Grip({ order, index }: { order: Reorder; index: number }) {
  return (
    <span className={styles['grip']} aria-hidden {...order.gripProps(index)}>
      <GripVertical size={18} />
    </span>
  );
}

export function RowTool(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={sharedStyle('icon', styles['tool'])} />;
}

/** Buttons that move a row up or down, or remove it. */
export function RowTools(props: {
  readonly order: Reorder;
  readonly index: number;
  readonly count: number;
  /** Name of the row for screen readers: `entry Ocean`. */
  readonly name: string;
  readonly onRemove: () => void;
  /** Whether the order of the list is up to the user. */
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

/** Announces the new position of a row. */
export function Moved({ order }: { order: Reorder }) {
  return (
    <p className={hidden} role="status">
      {order.announcement}
    </p>
  );
}
