const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/*
 * English dates in UTC without `Intl`: browsers abbreviate months differently, and its first use
 * takes a slow phone longer than the rest of a page's script.
 */

/** For example "21 November 2026". */
export function longDate(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** For example "Sat 21". */
export function shortDay(date: Date): string {
  return `${WEEKDAYS[date.getUTCDay()] ?? ''} ${date.getUTCDate()}`;
}

/** For example "Nov". */
export function shortMonth(date: Date): string {
  return (MONTHS[date.getUTCMonth()] ?? '').slice(0, 'Nov'.length);
}
