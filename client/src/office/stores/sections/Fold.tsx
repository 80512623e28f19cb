import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import styles from './Fold.module.css';
import { Grip, RowTools } from '../../../ui/office/RowTools.js';
import type { Reorder } from '../../../ui/office/useReorder.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Foldable row of an ordered list; stays open while it contains an error. */
export function Fold(props: {
  readonly title: string;
  readonly summary: string;
  /** Such as `entry` or `column`. */
  readonly noun: string;
  readonly order: Reorder;
  readonly index: number;
  readonly count: number;
  readonly isNew: boolean;
  readonly isWrong: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const { title, summary, noun, order, index, count, isNew, isWrong, onRemove, children } = props;
  const [isOpened, setOpened] = useState(isNew);
  const id = useId();
  const isOpen = isOpened || isWrong;
  return (
    <li className={styles['fold']} {...order.rowProps(index)}>
      <div className={styles['head']} data-open={isOpen}>
        <Grip order={order} index={index} />
        <button
          type="button"
          className={sharedStyle('row', styles['toggle'])}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpened(!isOpen);
          }}
        >
          <ChevronDown size={16} aria-hidden className={styles['chevron']} />
          <span className={styles['title']}>{title}</span>
          <span className={styles['summary']}>{summary}</span>
        </button>
        <RowTools
          order={order}
          index={index}
          count={count}
          name={`${noun} ${title}`}
          onRemove={onRemove}
        />
      </div>
      {isOpen && (
        <div id={id} className={styles['body']}>
          {children}
        </div>
      )}
    </li>
  );
}
