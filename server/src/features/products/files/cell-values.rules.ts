import { problemOf } from '@selvedge/shared/forms/field-rules';
import { decimalAmount, minorDigits, type CurrencyCode } from '@selvedge/shared/money';
import { messages } from '@selvedge/shared/messages';
import { amountProblem, withoutSign } from '@selvedge/shared/products/admin/amount-rules';

import { unescaped } from './csv-cells.rules.js';

/** A cell has an invalid value; the message is for the author of the file. */
export class CellInvalid extends Error {
  override readonly name = 'CellInvalid';
}

/**
 * Formats minor units as `24.00`, or `2400` for a currency without decimals (PAY-019); empty for
 * null.
 */
export function amountText(amount: number | null, currency: CurrencyCode): string {
  return amount === null ? '' : decimalAmount({ amount, currency });
}

/** Amount without the currency sign and thousands separators of a spreadsheet. */
function plainAmount(cell: string, currency: CurrencyCode): string {
  const text = withoutSign(cell.slice(0, 40), currency).replaceAll(
    /[\s'’]|[£$€]|\b[A-Z]{3}\b/g,
    '',
  );
  if (isGrouped(text, currency)) return text.replaceAll(/[.,]/g, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '');
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(text)) return text.replaceAll(',', '');
  return text;
}

/** Whether all separators are those of thousands: without decimals in the currency, or several. */
function isGrouped(text: string, currency: CurrencyCode): boolean {
  const groups = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(text) ? text.split(/[.,]/).length : 0;
  return groups > (minorDigits(currency) === 0 ? 1 : 2);
}

/** Accepts decimal point and comma. Throws CellInvalid; an empty cell is null. */
export function amountIn(cell: string, currency: CurrencyCode): number | null {
  const text = plainAmount(cell, currency);
  if (text === '') return null;
  const digits = minorDigits(currency);
  const problem =
    amountProblem(text, digits) ?? problemOf(text.replace(',', '.'), [['min_value', 0]]);
  if (problem !== undefined) throw new CellInvalid(problem);
  const [whole, cents = ''] = text.split(/[.,]/);
  return Number(whole) * 10 ** digits + Number(cents.padEnd(digits, '0'));
}

/** Throws CellInvalid for an empty cell or one that is too long. */
export function textIn(cell: string, max: number): string {
  const text = cell.trim();
  if (text === '') throw new CellInvalid(messages.required);
  return shortText(text, max);
}

export function shortText(text: string, max: number): string {
  const problem = problemOf(text, [['max_length', max]]);
  if (problem !== undefined) throw new CellInvalid(problem);
  return text;
}

/** Accepts `yes` and `no`. Throws CellInvalid. */
export function flagIn(cell: string): boolean {
  const text = cell.trim().toLowerCase();
  if (['yes', 'true', '1'].includes(text)) return true;
  if (['no', 'false', '0'].includes(text)) return false;
  throw new CellInvalid('Enter yes or no');
}

export const flagText = (flag: boolean): string => (flag ? 'yes' : 'no');

/** Accepts a whole number of at most `max`. Throws CellInvalid. */
export function numberIn(cell: string, max: number): number {
  const text = cell.trim();
  if (!/^\d{1,7}$/.test(text) || Number(text) > max) {
    throw new CellInvalid(`Enter a whole number up to ${max}`);
  }
  return Number(text);
}

/** Accepts one of the values. Throws CellInvalid. */
export function oneOf<Value extends string>(cell: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === unescaped(cell).toLowerCase());
  if (found === undefined) throw new CellInvalid(`Enter one of ${values.join(', ')}`);
  return found;
}
