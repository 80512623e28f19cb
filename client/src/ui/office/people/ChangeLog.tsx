import type { UseQueryResult } from '@tanstack/react-query';

import styles from './people.module.css';
import { Ago } from '../Ago.js';
import { Panel } from '../Panel.js';

/** Change with its author (null if the account is deleted) and time (ISO 8601). */
interface Change {
  readonly version: number;
  readonly by: string | null;
  readonly at: string;
}

/** Log of changes to permissions, newest first. */
export function ChangeLog<Kind extends Change>(props: {
  readonly changes: UseQueryResult<readonly Kind[]>;
  readonly sentenceOf: (change: Kind) => string;
}) {
  const { changes, sentenceOf } = props;
  if (changes.data?.length === 0) return null;
  return (
    <Panel title="Change history">
      {changes.isError && <p role="alert">{changes.error.message}</p>}
      <ol className={styles['changes']}>
        {changes.data?.map((change) => {
          const sentence = sentenceOf(change);
          // The sentence names the author if they changed their own account.
          const isOwn = change.by !== null && sentence.startsWith(`${change.by} `);
          return (
            <li key={change.version}>
              <span>{sentence}</span>{' '}
              <span className={styles['soft']}>
                {change.by === null || isOwn ? '' : `by ${change.by}, `}
                <Ago time={change.at} />
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
