import styles from './Composer.module.css';
import type { OfferedNames } from './useNames.js';
import { hidden } from '../../ui/office/hidden.js';

/** The people who are offered; also told to who does not see them. */
export function Names({ names }: { readonly names: OfferedNames }) {
  const { id, found, at, call } = names;
  return (
    <>
      <p role="status" className={hidden}>
        {found.length > 0 && `${String(found.length)} people: choose with the arrows and Enter`}
      </p>
      {found.length > 0 && (
        <ul id={id} role="listbox" aria-label="People to mention" className={styles['names']}>
          {found.map((person, index) => (
            <li
              key={person.id}
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={index === at}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                call(person);
              }}
            >
              {person.label}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
