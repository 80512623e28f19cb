const dayMs = 86_400_000;
/** As far as a day is behind anywhere on earth (UTC-12): nobody is told that it is over while it still is. */
const lastZoneMs = 12 * 3_600_000;

/** Whether a quote may no longer be accepted, of its last day, 2026-11-05, and the time in ms. */
export function isQuoteOver(validUntil: string, now: number): boolean {
  return now >= Date.parse(validUntil) + dayMs + lastZoneMs;
}

/** The day so many days from now, 2026-11-05. */
export function dayIn(days: number, now: number): string {
  return new Date(now + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
