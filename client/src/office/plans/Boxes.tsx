import styles from './StoreFilePage.module.css';
import { CheckField } from '../../ui/office/Field.js';

/** Group of checkboxes. */
export function Boxes<Key extends string>(props: {
  readonly legend: string;
  readonly boxes: readonly {
    readonly key: Key;
    readonly label: string;
    readonly hint?: string;
    readonly is: boolean;
  }[];
  readonly onChange: (key: Key, is: boolean) => void;
}) {
  return (
    <fieldset className={styles['boxes']}>
      <legend>{props.legend}</legend>
      {props.boxes.map(({ key, label, hint, is }) => (
        <CheckField key={key} label={label} {...(hint !== undefined && { hint })}>
          {(control) => (
            <input
              type="checkbox"
              {...control}
              checked={is}
              onChange={({ currentTarget }) => {
                props.onChange(key, currentTarget.checked);
              }}
            />
          )}
        </CheckField>
      ))}
    </fieldset>
  );
}
