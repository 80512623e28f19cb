import { problemOf, type FieldRule } from '../../forms/field-rules.js';

const amountRules: readonly FieldRule[] = [
  'numeric_float',
  'two_decimal_places',
  ['max_value', 999_999.99],
];

/** What is wrong with an amount of money as somebody writes it, with a point or a comma. */
export function amountProblem(text: string): string | undefined {
  return problemOf(text.trim().replace(',', '.'), amountRules);
}
