import { textIn } from '@selvedge/shared/blocks/model/wire';
import { use, useState } from 'react';

import { LENGTH_UNITS, lengthOf, partsOf, type LengthUnit } from './length-parts.js';
import styles from './LengthControl.module.css';
import { TypedInput } from './TypedInput.js';
import { TextControl } from './TextControl.js';
import type { ControlProps } from '../control-props.js';
import { themeLabel } from '../theme-label.js';
import { PageTheme } from '../theme-of-page.js';
import { Field } from '../../../ui/office/Field.js';

/** Length as number and unit, as a value of the theme, or as free text such as `auto`. */
export function LengthControl(props: ControlProps) {
  const text = textIn(props.value) ?? '';
  const themed = themeLabel(text, use(PageTheme));
  const [isWritten, setWritten] = useState(
    text !== '' && partsOf(text) === undefined && themed === undefined,
  );
  const { label } = props.property;
  return (
    <div className={styles['length']}>
      {isWritten ? (
        <TextControl {...props} />
      ) : themed === undefined ? (
        <Parts {...props} />
      ) : (
        <p className={styles['themed']} role="group" aria-label={label}>
          <span className={styles['label']}>{label}</span>
          {themed}
        </p>
      )}
      <button
        type="button"
        className={styles['other']}
        aria-label={`${label}: ${isWritten ? 'number and unit' : 'custom value'}`}
        onClick={() => {
          setWritten(!isWritten);
        }}
      >
        {isWritten ? 'Number and unit' : 'Custom value'}
      </button>
    </div>
  );
}

type Parsed = ReturnType<typeof partsOf>;

/** Zero and empty values have no unit, so the last one stays selected. */
function useUnit(parts: Parsed, usual: Parsed) {
  const [chosen, setChosen] = useState<LengthUnit>(usual?.unit ?? 'px');
  const own = parts?.number === 0 ? undefined : parts?.unit;
  if (own !== undefined && own !== chosen) setChosen(own);
  return [own ?? chosen, setChosen] as const;
}

function Parts({ property, value, onChange }: ControlProps) {
  const { label, default: standard } = property;
  const parts = partsOf(textIn(value) ?? '');
  const usual = partsOf(typeof standard === 'string' ? standard : '');
  const [unit, setChosen] = useUnit(parts, usual);
  const write = (text: string): void => {
    const number = Number(text);
    if (text === '') onChange(undefined);
    else if (!Number.isNaN(number)) onChange(lengthOf({ number, unit }));
  };
  return (
    <Field label={label}>
      {(control) => (
        <span className={styles['parts']}>
          <TypedInput
            {...control}
            type="number"
            step="any"
            value={String(parts?.number ?? '')}
            placeholder={usual === undefined ? 'Theme default' : String(usual.number)}
            onTextChange={write}
          />
          <select
            className={control.className}
            aria-label={`Unit of ${label.toLowerCase()}`}
            value={unit}
            onChange={({ currentTarget }) => {
              const next = LENGTH_UNITS.find((one) => one === currentTarget.value) ?? 'px';
              setChosen(next);
              if (parts !== undefined) onChange(lengthOf({ number: parts.number, unit: next }));
            }}
          >
            {LENGTH_UNITS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
