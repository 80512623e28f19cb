import type { FormState } from '@selvedge/shared/screens/form-state';

import { Icon } from './Icon.js';
import { classesOf } from '../../lib/class-names.js';
import field from '../../ui/shop/common/field.module.css';

const ofField = classesOf(field);

interface EmailFieldProps {
  /** Element id, unique on the page. */
  readonly id: string;
  readonly form: FormState | null;
}

/** Minimal version of the shop's form field. */
export function EmailField({ id, form }: EmailFieldProps) {
  const error = form?.errors['email']?.[0];
  const isWrong = error !== undefined;
  return (
    <div className={ofField('field')}>
      <label className={ofField('label')} htmlFor={id}>
        E-mail
      </label>
      <input
        className={ofField('input')}
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={form?.values['email']}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong && fieldProblem(`${id}-error`, error)}
    </div>
  );
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
