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

const twoDigits = (amount: number): string => String(amount).padStart(2, '0');

/**
 * For example "2 January 2031, 22:00 (UTC+13)". The offset is in minutes east of UTC; without one
 * the moment is given in UTC.
 */
export function longMoment(date: Date, offset = 0): string {
  const local = new Date(date.getTime() + offset * 60_000);
  const time = `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
  return `${longDate(local)}, ${time} (${zoneName(offset)})`;
}

function zoneName(offset: number): string {
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes === 0 ? '' : `:${twoDigits(minutes)}`;
  return `UTC${offset < 0 ? '−' : '+'}${String(hours)}${rest}`;
}

/** For example "Sat 21". */
export function shortDay(date: Date): string {
  return `${WEEKDAYS[date.getUTCDay()] ?? ''} ${date.getUTCDate()}`;
}

/** For example "Nov". */
export function shortMonth(date: Date): string {
  return (MONTHS[date.getUTCMonth()] ?? '').slice(0, 'Nov'.length);
}
