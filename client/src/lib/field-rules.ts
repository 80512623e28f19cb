import { problemOf, type FieldRule } from '@selvedge/shared/forms/field-rules';

/** What a field of a form validates by: true, or the words of the rule that is broken (VAL-042). */
export function follows(rules: readonly FieldRule[]): (value: unknown) => true | string {
  return (value) => problemOf(value, rules) ?? true;
}
