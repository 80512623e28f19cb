import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';

import styles from './RowTools.module.css';
import type { Reorder } from './useReorder.js';

/** What a row is dragged by; the buttons of RowTools are for those who do not drag. */
export function Grip({ order, index }: { order: Reorder; index: number }) {
  return (
    <span className={styles['grip']} aria-hidden {...order.gripProps(index)}>
      <GripVertical size={18} />
    </span>
  );
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
          <button
            type="button"
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => {
              order.move(index, index - 1);
            }}
          >
            <ArrowUp size={16} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            disabled={index === count - 1}
            onClick={() => {
              order.move(index, index + 1);
            }}
          >
            <ArrowDown size={16} aria-hidden />
          </button>
        </>
      )}
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={15} aria-hidden />
      </button>
    </span>
  );
}

/** Says where a row went. */
export function Moved({ order }: { order: Reorder }) {
  return (
    <p className={styles['said']} role="status">
      {order.said}
    </p>
  );
}
