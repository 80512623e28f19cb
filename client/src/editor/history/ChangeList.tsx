import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';

import styles from './ChangeList.module.css';
import { describeChange } from './change-description.js';

const shown = 12;

/** List of differences, one line per block. */
export function ChangeList({ changes }: { readonly changes: readonly PageChange[] }) {
  const more = changes.length - shown;
  return (
    <ul className={styles['changes']}>
      {changes.slice(0, shown).map((change, index) => {
        const { what, how } = describeChange(change);
        return (
          // Index keys: changes have no ids, and the list is replaced as a whole.
          <li key={index} data-kind={change.kind}>
            <span className={styles['what']}>{what}</span>
            <span className={styles['how']}>{how}</span>
          </li>
        );
      })}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
