/** Minor units as a person writes them: `24.00`; empty for null. */
export function amountText(amount: number | null): string {
  return amount === null || Number.isNaN(amount) ? '' : (amount / 100).toFixed(2);
}

/** Minor units of what was typed; null for nothing, NaN for what is no amount. */
export function amountIn(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [, sign = '', whole = '', cents = ''] =
    /^([-−+]?)(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(typed) ?? [];
  if (whole === '') return NaN;
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' || sign === '−' ? -amount : amount;
}
