import { ValidateBy } from 'class-validator';

import { problemOf, ruleOf, type FieldRule } from './field-rules.js';

/**
 * Field decorator `@Rules('required', ['max_length', 80])`: validates against rules of the table
 * and reports the first broken one.
 */
export function Rules(...rules: readonly FieldRule[]): PropertyDecorator {
  return ValidateBy({
    // The rules are in the name, so that two decorators on a field report separately.
    name: rules.map((rule) => ruleOf(rule).name).join(),
    validator: {
      validate: (value: unknown) => problemOf(value, rules) === undefined,
      defaultMessage: (refused) => problemOf(refused?.value, rules) ?? '',
    },
  });
}

/** Like `Rules`, but only if the rest of the form meets a condition. */
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
