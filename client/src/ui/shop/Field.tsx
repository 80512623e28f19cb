import { pathOfField, type FormState } from '@selvedge/shared/screens/form-state';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import styles from './common/field.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface Labelled {
  /** Element id, if a page has two fields with this name. */
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly form: FormState | null;
}

export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className={css('error')} id={id}>
      <CircleAlert size={18} aria-hidden />
      <span>{text}</span>
    </p>
  );
}

/** Attributes that connect a control with its label and error. */
function wiring({
  name,
  form,
  id = pathOfField(name),
  describedBy,
}: Labelled & { readonly describedBy?: string | undefined }) {
  const path = pathOfField(name);
  const error = form?.errors[path]?.[0];
  const errorId = `${id}-error`;
  const described = [error !== undefined && errorId, describedBy].filter(Boolean).join(' ');
  return {
    error: error === undefined ? null : <FieldError id={errorId} text={error} />,
    control: {
      id,
      name,
      className: css('input'),
      ...(error !== undefined && { 'aria-invalid': true }),
      ...(described !== '' && { 'aria-describedby': described }),
    },
  };
}

function Label({
  name,
  id = pathOfField(name),
  label,
  optional,
}: Omit<Labelled, 'form'> & { readonly optional: boolean }) {
  return (
    <label className={css('label')} htmlFor={id}>
      {label}
      {optional && <span className={css('optional')}> (optional)</span>}
    </label>
  );
}

type TextFieldProps = Labelled &
  Omit<ComponentProps<'input'>, keyof Labelled | 'form'> & {
    readonly suffix?: ReactNode;
    /** Id of an element with more information. */
    readonly describedBy?: string;
    /**
     * Whether the label says “(optional)”. False for a field that another choice makes unnecessary,
     * although the browser does not require it.
     */
    readonly isOptional?: boolean;
  };

/** Labelled text field; keeps the typed text when the form comes back with errors. */
export function TextField({
  name,
  id,
  label,
  form,
  required = true,
  isOptional = !required,
  suffix,
  describedBy,
  ...input
}: TextFieldProps) {
  const named = { name, label, ...(id !== undefined && { id }) };
  const { error, control } = wiring({ ...named, form, describedBy });
  const line = (
    <input
      dir="auto"
      defaultValue={form?.values[pathOfField(name)]}
      {...input}
      {...control}
      required={required}
    />
  );
  return (
    <div className={css('field')}>
      <Label {...named} optional={isOptional} />
      {suffix === undefined ? (
        line
      ) : (
        <div className={css('line')}>
          {line}
          {suffix}
        </div>
      )}
      {error}
    </div>
  );
}

type TextAreaFieldProps = Labelled & Omit<ComponentProps<'textarea'>, keyof Labelled | 'form'>;

/** Multi-line version of TextField. */
export function TextAreaField({ name, label, form, required = true, ...area }: TextAreaFieldProps) {
  const { error, control } = wiring({ name, label, form });
  return (
    <div className={css('field')}>
      <Label name={name} label={label} optional={!required} />
      <textarea
        rows={5}
        dir="auto"
        defaultValue={form?.values[pathOfField(name)]}
        {...area}
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
