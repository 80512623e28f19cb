import { ValidateBy } from 'class-validator';

import { problemOf, ruleOf, type FieldRule } from './field-rules.js';

/**
 * `@Rules('required', ['max_length', 80])`: a field of a contract follows these of the table, and says the
 * words of the first that it breaks (VAL-042).
 */
export function Rules(...rules: readonly FieldRule[]): PropertyDecorator {
  return ValidateBy({
    // Two of them at one field are two answers.
    name: rules.map((rule) => ruleOf(rule).name).join(),
    validator: {
      validate: (value: unknown) => problemOf(value, rules) === undefined,
      defaultMessage: (refused) => problemOf(refused?.value, rules) ?? '',
    },
  });
}

/** The same where the rest of the form says so. */
export function RulesWhere(
  applies: (form: object) => boolean,
  ...rules: readonly FieldRule[]
): PropertyDecorator {
  return ValidateBy({
    name: `where ${rules.map((rule) => ruleOf(rule).name).join()}`,
    validator: {
      validate: (value: unknown, checked) => {
        const isApplicable = checked !== undefined && applies(checked.object);
        return !isApplicable || problemOf(value, rules) === undefined;
      },
      defaultMessage: (refused) => problemOf(refused?.value, rules) ?? '',
    },
  });
}
