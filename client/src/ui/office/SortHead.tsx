import { ArrowDown, ArrowUp } from 'lucide-react';

import styles from './SortHead.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Sortable column header; each click reverses the direction. */
export function SortHead<Name extends string>(props: {
  readonly name: Name;
  readonly text: string;
  /** Current sort column, prefixed with a minus if descending. */
  readonly sort: string | undefined;
  readonly onSort: (sort: Name | `-${Name}`) => void;
  readonly className?: string;
  /**
   * Whether the first click sorts in descending order: for numbers and dates, where users look for
   * the largest first.
   */
  readonly startsDown?: boolean;
}) {
  const { name, text, sort, onSort, className = '', startsDown = false } = props;
  const isDown = sort === `-${name}`;
  const isUp = sort === name;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isDown ? 'descending' : isUp ? 'ascending' : 'none'}
    >
      <button
        type="button"
        className={css('sort')}
        onClick={() => {
          onSort(isUp || (startsDown && !isDown) ? `-${name}` : name);
        }}
      >
        {text}
        <Arrow size={13} aria-hidden className={css(!isDown && !isUp && 'unsorted')} />
      </button>
    </th>
  );
}
