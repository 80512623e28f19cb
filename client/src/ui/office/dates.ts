const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto', style: 'short' });

/** "3 hr ago", from an ISO time and the present time in ms; under a minute is "just now". */
export function timeAgo(time: string, now: number): string {
  const past = now - Date.parse(time);
  const step = STEPS.find(({ ms }) => past >= ms);
  return step === undefined ? 'just now' : relative.format(-Math.floor(past / step.ms), step.unit);
}

/** ORD-041, CST-029: DD/MM/YY hh:mm a, in the reader's time zone unless one is given. */
export function formatDateTime(time: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(new Date(time));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('day')}/${part('month')}/${part('year')}`;
  return `${date} ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
}

/** The day alone, as `formatDateTime` has it. */
export function formatDate(time: string): string {
  const [date = ''] = formatDateTime(time).split(' ');
  return date;
}
