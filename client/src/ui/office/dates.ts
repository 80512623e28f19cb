const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

const JUST_NOW = { unit: 'second', ms: Infinity } as const;

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit' } as const;

/** Formatters for a language and time zone; the reader's own by default (decision 0069). */
export function timesFor(language?: string, timeZone?: string) {
  return {
    dateTime: new Intl.DateTimeFormat(language, { ...day, ...minute, timeZone }),
    date: new Intl.DateTimeFormat(language, { ...day, timeZone }),
    relative: new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }),
  };
}

const own = timesFor();

/** "3 hr ago", from an ISO time and the present time in ms; under a minute is "now". */
export function timeAgo(time: string, now: number, { relative } = own): string {
  const past = now - Date.parse(time);
  const { unit, ms } = STEPS.find((step) => past >= step.ms) ?? JUST_NOW;
  return relative.format(-Math.floor(past / ms), unit);
}

/**
 * Formats an ISO time as "5 Nov 2026, 22:17". The month is a word, so that it cannot be read as a
 * day (decision 0069).
 */
export function formatDateTime(time: string, { dateTime } = own): string {
  return dateTime.format(new Date(time));
}

/** Formats an ISO time as "5 Nov 2026". */
export function formatDate(time: string, { date } = own): string {
  return date.format(new Date(time));
}
