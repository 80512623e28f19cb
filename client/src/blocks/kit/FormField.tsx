import type { FormState } from '@selvedge/shared/storefront/form-state';
import type { ReactNode } from 'react';

import { Icon } from './Icon.js';
import { classesOf } from '../../lib/class-names.js';
import field from '../../ui/shop/common/field.module.css';

const ofField = classesOf(field);

/** What the control of a field has, so that its label and what was wrong with it belong to it. */
export interface FormControl {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly required: true;
  readonly defaultValue: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  /** Its own on a page with several forms. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly form: FormState | null;
  readonly children: (control: FormControl) => ReactNode;
}

/**
 * A field of a form in a block, its label above and what was wrong with it below: as the fields of other
 * forms, without all that those can do besides.
 */
export function FormField({ id, name, label, form, children }: FormFieldProps) {
  const error = form?.errors[name]?.[0];
  const isWrong = error !== undefined;
  return (
    <div className={ofField('field')}>
      <label className={ofField('label')} htmlFor={id}>
        {label}
      </label>
      {children({
        ...{ id, name, required: true, className: ofField('input') },
        defaultValue: form?.values[name],
        'aria-invalid': isWrong,
        'aria-describedby': isWrong ? `${id}-error` : undefined,
      })}
      {isWrong && (
        <p className={ofField('error')} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The e-mail address of somebody. */
export function EmailField(props: Pick<FormFieldProps, 'id' | 'form'>) {
  return (
    <FormField {...props} name="email" label="E-mail">
      {(control) => <input {...control} type="email" autoComplete="email" />}
    </FormField>
  );
}
