import { longDate } from '@selvedge/shared/dates/english-dates';
import { useSyncExternalStore } from 'react';

import styles from '../access.module.css';
import { timeLeft } from './time-left.js';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';

const css = classesOf(styles);
const second = 1000;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, second);
  return () => clearInterval(timer);
}

/** Current time in whole seconds; null on the server, which renders only the date. */
function useNow(): number | null {
  return useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / second),
    () => null,
  );
}

/** Reserves its space from the start, so that the layout does not move once the clock runs. */
function Clock({ opensAt }: { readonly opensAt: string }) {
  const now = useNow();
  const left = timeLeft(Date.parse(opensAt), (now ?? 0) * second);
  return (
    <div role="timer">
      <dl className={css('clock', now === null && 'waiting')}>
        {Object.entries(left).map(([unit, count]) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Page of a shop that has not opened yet (RTE-004). */
export function CountdownPage({ frame, screen: { heading, opensAt } }: ScreenProps<'countdown'>) {
  return (
    <div className={css('gate')}>
      <div className={css('opening')}>
        <p>{frame.name}</p>
        <h1>{heading}</h1>
        {opensAt !== null && (
          <>
            <p>{`Opening on ${longDate(new Date(opensAt))}`}</p>
            <Clock opensAt={opensAt} />
          </>
        )}
      </div>
    </div>
  );
}
