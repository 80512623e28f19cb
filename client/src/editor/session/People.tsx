import styles from './People.module.css';
import type { Person } from './presence.js';

/** As many as are shown one by one. */
const shown = 5;

/** Who else is on the page; pressing one leads to what they work on. */
export function People(props: {
  readonly people: readonly Person[];
  readonly onFollow: (person: Person) => void;
}) {
  const { people, onFollow } = props;
  const rest = people.length - shown;
  return (
    <div className={styles['people']} role="group" aria-label="Also on this page">
      {people.slice(0, shown).map((person) => (
        <button
          key={person.client}
          type="button"
          className={styles['person']}
          style={{ background: person.colour }}
          title={person.name}
          // Who speaks to the browser says what is to be seen.
          aria-label={`${initialsOf(person.name)}, ${person.name}: go to what they work on`}
          onClick={() => {
            onFollow(person);
          }}
        >
          {initialsOf(person.name)}
        </button>
      ))}
      {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
    </div>
  );
}

function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return `${first.slice(0, 1)}${others.at(-1)?.slice(0, 1) ?? ''}`.toUpperCase();
}
