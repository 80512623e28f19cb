import {
  formatRule,
  numberRules,
  plainRules,
  type NumberRuleName,
  type PlainRule,
  type PlainRuleName,
} from './rules.js';

/** VAL-040: a rule of a field's own, by a pattern or a function. */
export type CustomRule = { readonly message: string } & (
  | { readonly pattern: RegExp }
  | { readonly handler: (text: string) => boolean }
);

/** A rule as a field has it: by its name, with what there is to set, or one of its own. */
export type FieldRule =
  | PlainRuleName
  | readonly [NumberRuleName, number?]
  | readonly ['ext', readonly string[]]
  | CustomRule;

/** Those that a number may be asked for, not only a text. */
const ofNumbers: ReadonlySet<string> = new Set([
  ...['numeric', 'numeric_float', 'two_decimal_places', 'positive_number'],
  ...['min_value', 'max_value'],
]);

/** VAL-042: the rule as it is tested on both sides. */
export function ruleOf(rule: FieldRule): PlainRule & { readonly name: string } {
  if (typeof rule === 'string') return { name: rule, ...plainRules[rule] };
  if (!isParametric(rule)) return { name: 'custom', message: rule.message, test: customTest(rule) };
  if (rule[0] === 'ext') {
    const [name, formats] = rule;
    const test = (text: string) => formatRule.test(text, formats);
    return { name, message: formatRule.message(formats), test };
  }
  const [name, parameter = numberRules[name].standard] = rule;
  const { test, message } = numberRules[name];
  return { name, message: message(parameter), test: (text) => test(text, parameter) };
}

// Array.isArray() does not know lists that are readonly.
const isParametric = (
  rule: Exclude<FieldRule, string>,
): rule is Exclude<FieldRule, string | CustomRule> => Array.isArray(rule);

function customTest(rule: CustomRule): (text: string) => boolean {
  return 'handler' in rule ? rule.handler : (text) => rule.pattern.test(text);
}

/**
 * What is wrong with the value of a field: the words of the first rule that it breaks. Rules other than
 * `required` pass on an empty value (VAL-041). What is no text breaks them all; a number is one to those
 * that ask for numbers (decision 0026).
 */
export function problemOf(value: unknown, rules: readonly FieldRule[]): string | undefined {
  const isEmpty = value === undefined || value === null || value === '';
  return rules.map(ruleOf).find(({ name, test }) => {
    if (isEmpty) return name === 'required';
    if (typeof value === 'number') return !areOfNumbers(rules) || !test(String(value));
    return typeof value !== 'string' || !test(value);
  })?.message;
}

function areOfNumbers(rules: readonly FieldRule[]): boolean {
  const names = rules.map((rule) => ruleOf(rule).name).filter((name) => name !== 'required');
  return names.length > 0 && names.every((name) => ofNumbers.has(name));
}
