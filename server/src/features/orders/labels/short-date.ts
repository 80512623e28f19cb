/**
 * Formats a time as DD/MM/YY hh:mm a in `timeZone`, such as "05/11/26 10:17 pm" (ORD-041, CST-029).
 */
export function shortDate(time: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone,
  }).formatToParts(new Date(time));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('day')}/${part('month')}/${part('year')}`;
  return `${date} ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
}
