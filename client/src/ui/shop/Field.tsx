import type { FormState } from '@selvedge/shared/storefront/form-state';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import styles from './common/field.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly form: FormState | null;
}

export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className={css('error')} id={id}>
      <CircleAlert size={18} aria-hidden />
      {text}
    </p>
  );
}

/** `shippingAddress[city]` of a form is `shippingAddress.city` in the contract. */
function pathOf(name: string): string {
  return name.replaceAll('[', '.').replaceAll(']', '');
}

/** What ties a control to its label and to its error. */
function wiring({ name, form }: Labelled) {
  const path = pathOf(name);
  const error = form?.errors[path]?.[0];
  const errorId = `${path}-error`;
  return {
    error: error === undefined ? null : <FieldError id={errorId} text={error} />,
    control: {
      id: path,
      name,
      className: css('input'),
      ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }),
    },
  };
}

function Label({ name, label, optional }: Omit<Labelled, 'form'> & { readonly optional: boolean }) {
  return (
    <label className={css('label')} htmlFor={pathOf(name)}>
      {label}
      {optional && <span className={css('optional')}> (optional)</span>}
    </label>
  );
}

type TextFieldProps = Labelled & Omit<ComponentProps<'input'>, keyof Labelled | 'form'>;

/** A labelled line of text; keeps what was typed when the form comes back with errors. */
export function TextField({ name, label, form, required = true, ...input }: TextFieldProps) {
  const { error, control } = wiring({ name, label, form });
  return (
    <div className={css('field')}>
      <Label name={name} label={label} optional={!required} />
      <input
        defaultValue={form?.values[pathOf(name)]}
        {...input}
        {...control}
        required={required}
      />
      {error}
    </div>
  );
}

type SelectFieldProps = Labelled &
  Omit<ComponentProps<'select'>, keyof Labelled | 'form'> & { readonly children: ReactNode };

export function SelectField({ name, label, form, children, ...select }: SelectFieldProps) {
  const { error, control } = wiring({ name, label, form });
  return (
    <div className={css('field')}>
      <Label name={name} label={label} optional={false} />
      <div className={css('select')}>
        <select {...select} {...control}>
          {children}
        </select>
        <ChevronDown size={20} aria-hidden />
      </div>
      {error}
    </div>
  );
}
