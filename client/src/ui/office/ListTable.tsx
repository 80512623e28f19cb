import type { KeyboardEventHandler, ReactNode } from 'react';

import styles from './ListTable.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** The rows of a list as a dense table; where it is wider than the screen it scrolls by itself. */
export function ListTable(props: {
  readonly label: string;
  /** Whether these rows are of the page before, as long as the next one loads. */
  readonly isStale: boolean;
  /** With its head, where not all of them are there. */
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
