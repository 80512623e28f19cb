/** First and last day of the calendar quarter before the given day, as ISO dates in UTC. */
export function lastQuarter(today: Date): { readonly from: string; readonly to: string } {
  const year = today.getUTCFullYear();
  const month = today.getUTCMonth() - (today.getUTCMonth() % 3);
  return { from: dayOf(year, month - 3, 1), to: dayOf(year, month, 0) };
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
