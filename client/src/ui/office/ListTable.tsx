import type { KeyboardEventHandler, ReactNode } from 'react';

import styles from './ListTable.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Dense table that scrolls sideways when it is wider than the screen. */
export function ListTable(props: {
  readonly label: string;
  /** Whether the rows belong to the previous page while the next one loads. */
  readonly isStale: boolean;
  /** Total number of rows including the header, if only some are rendered. */
  readonly rowCount?: number;
  readonly className?: string;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTableElement>;
  readonly children: ReactNode;
}) {
  const { label, isStale, rowCount, className = '', onKeyDown, children } = props;
  return (
    <div
      className={`${css('scroll', isStale && 'stale')} ${className}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={css('table')} aria-rowcount={rowCount} onKeyDown={onKeyDown}>
        {children}
      </table>
    </div>
  );
}
