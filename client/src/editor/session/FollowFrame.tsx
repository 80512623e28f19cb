import styles from './FollowFrame.module.css';
import type { Following } from './useFollowing.js';

/** Says whom the page goes with, all around it. */
export function FollowFrame({ person, end }: Pick<Following, 'person' | 'end'>) {
  if (person === undefined) return null;
  return (
    <div className={styles['frame']} style={{ borderColor: person.colour }}>
      <button
        type="button"
        className={styles['words']}
        style={{ background: person.colour }}
        onClick={end}
      >
        {`Following ${person.name} – Esc to stop`}
      </button>
    </div>
  );
}
