const dayMs = 24 * 60 * 60 * 1000;

/** A day where somebody is, and the moment at which it begins there. */
export interface LocalDay {
  /** 2026-11-05. */
  readonly day: string;
  readonly begins: Date;
}

/**
 * The last days in a time zone, the oldest first, the one of `now` last. Days on which the clocks change
 * are shorter or longer than others.
 */
export function lastDays(count: number, zone: string, now: Date): readonly LocalDay[] {
  const today = Date.parse(`${dayIn(zone, now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * dayMs;
    const day = new Date(midnight).toISOString().slice(0, 'yyyy-mm-dd'.length);
    return { day, begins: beginningOf(midnight, zone) };
  });
}

/** `midnight`: of a day in UTC; when the same day begins in the zone. */
function beginningOf(midnight: number, zone: string): Date {
  const guess = midnight - offsetAt(midnight, zone);
  // The clocks may change between the two.
  return new Date(midnight - offsetAt(guess, zone));
}

/** In milliseconds, ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const local = Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
  return local - Math.floor(moment / 1000) * 1000;
}

function dayIn(zone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), zone))
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length);
}
