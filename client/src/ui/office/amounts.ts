import { decimalAmount, minorDigits, moneyStyle, type CurrencyCode } from '@selvedge/shared/money';
import { amountProblem, withoutSign } from '@selvedge/shared/products/admin/amount-rules';

/**
 * Formats minor units for editing in the currency's notation, without its sign: `24.00`, `24,00`,
 * `2400`. Empty for null.
 */
export function amountText(amount: number | null, currency: CurrencyCode): string {
  if (amount === null || Number.isNaN(amount)) return '';
  return decimalAmount({ amount, currency }).replace('.', moneyStyle(currency).decimalPoint);
}

/**
 * Parses a typed amount with point or comma into minor units. Null if empty, NaN if it is not an
 * amount.
 */
export function amountIn(text: string, currency: CurrencyCode): number | null {
  const typed = plainAmount(text, currency);
  if (typed === '') return null;
  const digits = minorDigits(currency);
  const [, sign = '', whole = '', cents = ''] =
    /^([-−+]?)(\d{1,8})(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  if (whole === '' || cents.length > digits || whole.length + digits > mostDigits) return NaN;
  const amount = Number(whole + cents.padEnd(digits, '0'));
  return /[-−]/.test(sign) ? -amount : amount;
}

/** Returns a message if the text is not a valid amount. */
export function typedAmountProblem(text: string, currency: CurrencyCode): string | undefined {
  return amountProblem(plainAmount(text, currency), minorDigits(currency));
}

/** Maximum number of digits of an amount in minor units. */
const mostDigits = 8;

/**
 * Thousands by separator, for any currency where only one meaning is possible: grouped by spaces or
 * apostrophes, or by a point or comma in front of the other one.
 */
const clearGroups = [
  /^[-−+]?\d{1,3}(?:\s\d{3})+(?=$|[.,]\d{0,2}$)/,
  /^[-−+]?\d{1,3}(?:[’']\d{3})+(?=$|[.,]\d{0,2}$)/,
  /^[-−+]?\d{1,3}(?:\.\d{3})+(?=,\d{0,2}$)/,
  /^[-−+]?\d{1,3}(?:,\d{3})+(?=\.\d{0,2}$)/,
];
/** Thousands of a whole amount, which could also be decimals: as the currency is written. */
const wholeGroups = {
  points: /^[-−+]?\d{1,3}(?:\.\d{3})+$/,
  commas: /^[-−+]?\d{1,3}(?:,\d{3})+$/,
};
const separators = /[\s’'.,]/g;

/**
 * Normalises `1.000,50 €` to `1000.50`: a decimal point, without the sign of the currency and
 * thousands separators.
 */
function plainAmount(text: string, currency: CurrencyCode): string {
  const hasPoints = moneyStyle(currency).thousandsSeparator === '.';
  const groups = [...clearGroups, hasPoints ? wholeGroups.points : wholeGroups.commas];
  const typed = withoutSign(text, currency);
  const grouped = groups.find((group) => group.test(typed));
  const whole = (part: string): string => part.replaceAll(separators, '');
  return (grouped === undefined ? typed : typed.replace(grouped, whole)).replace(',', '.');
}
