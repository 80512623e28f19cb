/** Converts an ISO instant to a value of a `datetime-local` field; null becomes empty. */
export function localTime(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Converts a value of a `datetime-local` field to an ISO instant; empty becomes null. */
export function instantOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
