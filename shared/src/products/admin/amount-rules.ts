import { problemOf, type FieldRule } from '../../forms/field-rules.js';
import { plainText } from '../../forms/usual-forms.js';
import type { CurrencyCode } from '../../money.js';
import { currencyOf } from '../../stores/currencies.js';

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

/** Removes the sign or the code of the amount's own currency: `24.00` of `£24.00` and `24.00 GBP`. */
export function withoutSign(text: string, currency: CurrencyCode): string {
  const { subScript, symbol } = currencyOf(currency);
  const typed = plainText(text);
  for (const sign of [subScript + symbol, symbol, symbol.replace(/\.$/, ''), currency]) {
    if (typed.startsWith(sign)) return typed.slice(sign.length).trim();
    if (typed.endsWith(sign)) return typed.slice(0, -sign.length).trim();
  }
  return typed;
}
