import styles from './Composer.module.css';
import type { OfferedNames } from './useNames.js';
import { hidden } from '../../ui/office/hidden.js';

/** Suggestion list of people; the status announces it to screen readers. */
export function Names({ names }: { readonly names: OfferedNames }) {
  const { id, found, at, call } = names;
  return (
    <>
      <p role="status" className={hidden}>
        {found.length > 0 && `People found: ${String(found.length)}. Use the arrow keys and Enter.`}
      </p>
      {found.length > 0 && (
        <ul id={id} role="listbox" aria-label="People to mention" className={styles['names']}>
          {found.map((person, index) => (
            <li
              key={person.id}
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={index === at}
              // Keeps the focus in the text field.
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
