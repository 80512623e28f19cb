import styles from './People.module.css';
import { byPerson, type Person } from './presence.js';
import { initialsOf } from '../../lib/initials.js';

/** As many as are shown one by one. */
const shown = 5;

/** Who else is on the page; pressing one follows them. */
export function People(props: {
  readonly people: readonly Person[];
  readonly onFollow: (person: Person) => void;
}) {
  const { people, onFollow } = props;
  const all = byPerson(people);
  const rest = all.length - shown;
  return (
    <div className={styles['people']} role="group" aria-label="Also on this page">
      {all.slice(0, shown).map((windows) => (
        <Avatar key={windows[0].id} windows={windows} onFollow={onFollow} />
      ))}
      {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
    </div>
  );
}

interface AvatarProps {
  /** Of one person. */
  readonly windows: readonly [Person, ...Person[]];
  readonly onFollow: (person: Person) => void;
}

function Avatar({ windows, onFollow }: AvatarProps) {
  const [person] = windows;
  const { name, colour, isIdle } = person;
  const count = windows.length;
  const places = count === 1 ? '' : `, in ${String(count)} windows`;
  return (
    <button
      type="button"
      className={styles['person']}
      data-idle={isIdle}
      style={{ background: colour }}
      title={`${name}${places}${isIdle ? ', away' : ''}`}
      // Who speaks to the browser says what is to be seen.
      aria-label={`${initialsOf(name)}, ${name}${places}: follow`}
      onClick={() => {
        onFollow(person);
      }}
    >
      {initialsOf(name)}
      {count > 1 && (
        <span className={styles['places']} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}
