import type { UseQueryResult } from '@tanstack/react-query';

import styles from './people.module.css';
import { Ago } from '../Ago.js';
import { Panel } from '../Panel.js';

/** A change, by whom (null who is gone) and when (ISO 8601). */
interface Change {
  readonly version: number;
  readonly by: string | null;
  readonly at: string;
}

/** Who changed what of what people may do, the newest first. */
export function ChangeLog<Kind extends Change>(props: {
  readonly changes: UseQueryResult<readonly Kind[]>;
  readonly sentenceOf: (change: Kind) => string;
}) {
  const { changes, sentenceOf } = props;
  if (changes.data?.length === 0) return null;
  return (
    <Panel title="Who changed what">
      {changes.isError && <p role="alert">{changes.error.message}</p>}
      <ol className={styles['changes']}>
        {changes.data?.map((change) => {
          const sentence = sentenceOf(change);
          // Who did it to themselves is named by it.
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
