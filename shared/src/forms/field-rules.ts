import {
  formatRule,
  numberRules,
  plainRules,
  type NumberRuleName,
  type PlainRule,
  type PlainRuleName,
} from './rules.js';

/** Custom rule of one field, as a pattern or function (VAL-040). */
export type CustomRule = Pick<PlainRule, 'message' | 'usual'> &
  ({ readonly pattern: RegExp } | { readonly handler: (text: string) => boolean });

/** Rule of a field: by name, optionally with parameters, or custom. */
export type FieldRule =
  | PlainRuleName
  | readonly [NumberRuleName, number?]
  | readonly ['ext', readonly string[]]
  | CustomRule;

/** Rules that apply to numbers as well as texts. */
const ofNumbers: ReadonlySet<string> = new Set([
  ...['numeric', 'numeric_float', 'two_decimal_places', 'positive_number'],
  ...['min_value', 'max_value'],
]);

/** Resolves a rule to the test that client and server share (VAL-042). */
export function ruleOf(rule: FieldRule): PlainRule & { readonly name: string } {
  if (typeof rule === 'string') return { name: rule, ...ofUsualForm(plainRules[rule]) };
  if (!isParametric(rule))
    return { name: 'custom', ...ofUsualForm({ ...rule, test: customTest(rule) }) };
  if (rule[0] === 'ext') {
    const [name, formats] = rule;
    const test = (text: string) => formatRule.test(text, formats);
    return { name, message: formatRule.message(formats), test };
  }
  const [name, parameter = numberRules[name].standard] = rule;
  const { test, message } = numberRules[name];
  return { name, message: message(parameter), test: (text) => test(text, parameter) };
}

/** Wraps a rule, so that it converts a value to its usual form before the test. */
function ofUsualForm({ test, message, usual }: PlainRule): PlainRule {
  return usual ? { message, usual, test: (text) => test(usual(text)) } : { message, test };
}

/** Text in the usual form of its rules, such as `PO40 9PY` for ` po40-9py`. */
export function usualForm(text: string, rules: readonly FieldRule[]): string {
  return rules.reduce((written, rule) => ruleOf(rule).usual?.(written) ?? written, text);
}

// Array.isArray() does not narrow readonly lists.
const isParametric = (
  rule: Exclude<FieldRule, string>,
): rule is Exclude<FieldRule, string | CustomRule> => Array.isArray(rule);

function customTest(rule: CustomRule): (text: string) => boolean {
  return 'handler' in rule ? rule.handler : (text) => rule.pattern.test(text);
}

/**
 * Returns the message of the first broken rule. Rules other than `required` accept an empty value
 * (VAL-041). Non-texts break all rules, except that numeric rules accept numbers (decision 0026).
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
