const dayMs = 86_400_000;
/** The latest time zone is UTC-12; a quote is valid until its last day ends there. */
const lastZoneMs = 12 * 3_600_000;

/** Whether a quote has expired, given its last day (2026-11-05) and the time in ms. */
export function isQuoteOver(validUntil: string, now: number): boolean {
  return now >= Date.parse(validUntil) + dayMs + lastZoneMs;
}

/** Returns the day after so many days, such as 2026-11-05. */
export function dayIn(days: number, now: number): string {
  return new Date(now + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
