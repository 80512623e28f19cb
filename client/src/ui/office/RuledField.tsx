import type { FieldRule } from '@selvedge/shared/forms/field-rules';
import { useFormContext } from 'react-hook-form';

import { follows } from '../../lib/field-rules.js';
import { Field } from './Field.js';

/** Text field validated by rules of the shared table (VAL-042). */
export function RuledField(props: {
  readonly name: string;
  readonly label: string;
  readonly rules: readonly FieldRule[];
  readonly hint?: string;
  readonly placeholder?: string;
}) {
  const { name, label, rules, hint, placeholder } = props;
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const validate = (value: string) => follows(rules)(value.trim());
  return (
    <Field label={label} hint={hint} error={getFieldState(name, formState).error?.message}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestOf(rules)}
          placeholder={placeholder}
          {...register(name, { validate })}
        />
      )}
    </Field>
  );
}

/** Input limit of fields without a length rule; longer than any rule permits. */
const longest = 130;

/** Returns the input limit in characters. */
export function longestOf(rules: readonly FieldRule[]): number {
  for (const rule of rules) if (isLongest(rule)) return rule[1] ?? longest;
  return longest;
}

const isLongest = (rule: FieldRule): rule is readonly ['max_length', number?] =>
  Array.isArray(rule) && rule[0] === 'max_length';
