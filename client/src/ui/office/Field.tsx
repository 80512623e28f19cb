import { useId, type ReactNode } from 'react';

import styles from './Field.module.css';
import { classesOf } from '../../lib/class-names.js';
import { sharedStyle } from './shared-style.js';

const css = classesOf(styles);

/** Attributes that connect the control with its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  /** Direction of the typed text. */
  readonly dir: 'auto';
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

/** Label, control, hint and error message. */
export function Field(props: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}) {
  const { label, hint, error, children } = props;
  const id = useId();
  return (
    <div className={css('field')}>
      <label htmlFor={id} className={css('label')}>
        {label}
      </label>
      {children({
        id,
        className: sharedStyle('input', css('control')),
        dir: 'auto',
        'aria-invalid': error !== undefined,
        'aria-describedby': `${id}-hint ${id}-error`,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css('hint')}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={css('error')} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

export function CheckField(props: {
  readonly label: string;
  readonly hint?: string;
  readonly children: (control: { readonly id: string; readonly className: string }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={css('check')}>
      {props.children({ id, className: css('box') })}
      <label htmlFor={id}>
        {props.label}
        {props.hint !== undefined && <span className={css('hint')}>{props.hint}</span>}
      </label>
    </div>
  );
}
