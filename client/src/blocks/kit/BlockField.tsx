import type { FormState } from '@selvedge/shared/screens/form-state';
import type { ComponentProps } from 'react';

import { Icon } from './Icon.js';
import { classesOf } from '../../lib/class-names.js';
import field from '../../ui/shop/common/field.module.css';

const ofField = classesOf(field);

interface BlockFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'maxLength'
> {
  /** Element id, unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly form: FormState | null | undefined;
}

/** Required field of a block's form with its error: minimal version of the shop's form field. */
export function BlockField({ id, name, label, form, ...input }: BlockFieldProps) {
  const error = form?.errors[name]?.[0];
  const isWrong = error !== undefined;
  return (
    <div className={ofField('field')}>
      <label className={ofField('label')} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className={ofField('input')}
        id={id}
        name={name}
        required
        defaultValue={form?.values[name]}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong && fieldProblem(`${id}-error`, error)}
    </div>
  );
}

/** Field `email`. */
export function EmailField(props: Pick<BlockFieldProps, 'id' | 'form'>) {
  return <BlockField {...props} name="email" label="E-mail" type="email" autoComplete="email" />;
}

/** Error of a field; the field refers to it by `id`. */
export function fieldProblem(id: string, text: string) {
  return (
    <p className={ofField('error')} id={id}>
      <Icon name="alert" />
      {text}
    </p>
  );
}
