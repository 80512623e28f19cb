import { useId, useState } from 'react';

import type { ControlProps } from './control-props.js';
import styles from '../PropertyRow.module.css';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/**
 * Text field that shows an error while an invalid value is typed and reports only valid values.
 * Render `problem` below the field.
 */
export function useTypedField({ id, written, problemWith, onChange, onSettle }: ControlProps) {
  const [typed, setTyped] = useState<string>();
  const problemId = useId();
  const message = typed === undefined ? undefined : problemWith(typed);
  const take = (text: string) => {
    setTyped(text);
    if (problemWith(text) === undefined) onChange(text);
  };
  return {
    take,
    field: {
      id,
      className: sharedStyle('input', styles['control']),
      autoComplete: 'off',
      maxLength: 170,
      value: typed ?? written,
      spellCheck: false,
      'aria-invalid': message !== undefined,
      'aria-describedby': problemId,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        take(event.currentTarget.value);
      },
      onBlur: () => {
        setTyped(undefined);
        onSettle();
      },
    },
    problem: (
      <p id={problemId} className={styles['problem']} aria-live="polite">
        {message}
      </p>
    ),
  };
}
