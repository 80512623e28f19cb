import type { FieldRule } from '@selvedge/shared/forms/field-rules';
import type { ReactNode } from 'react';

import { Button } from './Button.js';
import styles from './fields.module.css';
import { RuledField } from './RuledField.js';

interface NamedField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** Rule-checked fields with a submit button. `children` are further buttons. */
export function RuledFields<Name extends string>(props: {
  readonly fields: readonly NamedField<Name>[];
  readonly rules: Readonly<Record<Name, readonly FieldRule[]>>;
  readonly button: string;
  readonly isPending: boolean;
  readonly children?: ReactNode;
}) {
  const { fields, rules, button, isPending, children } = props;
  return (
    <>
      <div className={styles['fields']}>
        {fields.map((field) => (
          <RuledField key={field.name} {...field} rules={rules[field.name]} />
        ))}
      </div>
      <div className={styles['buttons']}>
        {children}
        <Button kind="primary" type="submit" isPending={isPending}>
          {button}
        </Button>
      </div>
    </>
  );
}
