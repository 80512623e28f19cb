const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/*
 * Dates as English has them, in UTC. Not by `Intl`, of which browsers do not all write months alike, and
 * whose first date takes a slow phone longer than all else that a page's program does.
 */

/** "21 November 2026". */
export function longDate(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** "Sat 21". */
export function shortDay(date: Date): string {
  return `${WEEKDAYS[date.getUTCDay()] ?? ''} ${date.getUTCDate()}`;
}

/** "Nov". */
export function shortMonth(date: Date): string {
  return (MONTHS[date.getUTCMonth()] ?? '').slice(0, 'Nov'.length);
}
