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

interface Grouping {
  readonly grouped: RegExp;
  readonly separator: RegExp;
}

const commas: Grouping = {
  grouped: /^[-−+]?\d{1,3}(?:,\d{3})+(?=$|[.,]\d{0,2}$)/,
  separator: /,/g,
};
/** Permitted thousands separators by the currency's decimal separator. */
const groupings: Readonly<Record<string, Grouping>> = {
  '.': { grouped: /^[-−+]?\d{1,3}(?:\.\d{3})+(?=$|[.,]\d{0,2}$)/, separator: /\./g },
  '\u00a0': { grouped: /^[-−+]?\d{1,3}(?:\s\d{3})+(?=$|[.,]\d{0,2}$)/, separator: /\s/g },
  '’': { grouped: /^[-−+]?\d{1,3}(?:[’']\d{3})+(?=$|[.,]\d{0,2}$)/, separator: /[’']/g },
};

/**
 * Normalises `1.000,50 €` to `1000.50`: a decimal point, without the sign and the thousands
 * separators of the currency.
 */
function plainAmount(text: string, currency: CurrencyCode): string {
  const { grouped, separator } = groupings[moneyStyle(currency).thousandsSeparator] ?? commas;
  return withoutSign(text, currency)
    .replace(grouped, (whole) => whole.replaceAll(separator, ''))
    .replace(',', '.');
}
