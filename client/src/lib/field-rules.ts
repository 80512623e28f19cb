import { problemOf, type FieldRule } from '@selvedge/shared/forms/field-rules';

/** Returns a validator for a form field: true, or the message of the broken rule. */
export function follows(rules: readonly FieldRule[]): (value: unknown) => true | string {
  return (value) => problemOf(value, rules) ?? true;
}
