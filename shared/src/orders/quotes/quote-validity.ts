const dayMs = 86_400_000;
/** Offset of UTC-12, the last time zone in which a day ends. */
const lastZoneMs = 12 * 3_600_000;

/** Whether a day (2026-11-05) has ended in every time zone, given the time in ms. */
export function isDayOver(day: string, now: number): boolean {
  return now >= Date.parse(day) + dayMs + lastZoneMs;
}

/** Returns the date `days` days from now, such as 2026-11-05. */
export function dayIn(days: number, now: number): string {
  return new Date(now + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
