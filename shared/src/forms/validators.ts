import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

import { problemOf, ruleOf, usualForm, type FieldRule } from './field-rules.js';

/**
 * Field decorator `@Rules('required', ['max_length', 80])`. Converts a text to the usual form of
 * its rules, validates it against the rule table and reports the first broken rule.
 */
export function Rules(...rules: readonly FieldRule[]): PropertyDecorator {
  const normalise = Transform(({ value }): unknown =>
    typeof value === 'string' ? usualForm(value, rules) : value,
  );
  const validate = validated(rules);
  return (target, field) => {
    if (rules.some((rule) => ruleOf(rule).usual)) normalise(target, field);
    validate(target, field);
  };
}

function validated(rules: readonly FieldRule[]): PropertyDecorator {
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
