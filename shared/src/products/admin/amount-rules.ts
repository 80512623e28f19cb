import { problemOf, type FieldRule } from '../../forms/field-rules.js';

const hundredths: readonly FieldRule[] = [
  'numeric_float',
  'two_decimal_places',
  ['max_value', 999_999.99],
];
const wholes: readonly FieldRule[] = ['numeric', ['max_value', 99_999_999]];

/**
 * Returns the error of a typed amount, with point or comma. `digits` are the decimals of its
 * currency, two or none (PAY-019).
 */
export function amountProblem(text: string, digits = 2): string | undefined {
  return problemOf(text.trim().replace(',', '.'), digits === 0 ? wholes : hundredths);
}
