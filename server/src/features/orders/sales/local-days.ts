const dayMs = 24 * 60 * 60 * 1000;

/** Calendar day in a time zone, with the moment at which it begins. */
export interface LocalDay {
  /** ISO date, such as 2026-11-05. */
  readonly day: string;
  readonly begins: Date;
}

/**
 * Returns the last days in a time zone, oldest first, up to the day of `now`. Days with a clock
 * change are shorter or longer.
 */
export function lastDays(count: number, zone: string, now: Date): readonly LocalDay[] {
  const offsetAt = offsetsOf(zone);
  const today = dayOf(now.getTime() + offsetAt(now.getTime()));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const midnight = last - (count - 1 - index) * dayMs;
    const guess = midnight - offsetAt(midnight);
    // The offset can change between midnight UTC and local midnight.
    return { day: dayOf(midnight), begins: new Date(midnight - offsetAt(guess)) };
  });
}

const dayOf = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Returns the zone's offset from UTC at a moment, in milliseconds. */
function offsetsOf(zone: string): (moment: number) => number {
  // Created once, because the constructor costs more than formatting all days.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (moment) => {
    const parts = format.formatToParts(new Date(moment));
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((one) => one.type === type)?.value);
    const [year, month, day] = [part('year'), part('month'), part('day')];
    const local = Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
    return local - Math.floor(moment / 1000) * 1000;
  };
}
