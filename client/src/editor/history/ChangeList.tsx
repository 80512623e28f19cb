import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';

import styles from './ChangeList.module.css';
import { describeChange } from './change-description.js';

/** As many as one looks through. */
const shown = 12;

/** What is different, a line for each block. */
export function ChangeList({ changes }: { readonly changes: readonly PageChange[] }) {
  const more = changes.length - shown;
  return (
    <ul className={styles['changes']}>
      {changes.slice(0, shown).map((change, index) => {
        const { what, how } = describeChange(change);
        return (
          // They have no names of their own, and none of them stays when one is added.
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
