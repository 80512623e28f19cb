import styles from './FollowFrame.module.css';
import type { Following } from './useFollowing.js';

/** Frame around the page with the name of the followed person. */
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
