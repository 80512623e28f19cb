/** In pixels from the upper and lower end of the page: what is dragged there pulls it on. */
const reach = 56;
/** At the very end, in pixels for each time that it is asked. */
const fastest = 14;

/** So far the page is pulled on, downwards, by what is dragged at this height of the screen. */
export function pullAt(
  y: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  const [above, below] = [top + reach - y, y - (bottom - reach)];
  if (Math.max(above, below) <= 0) return 0;
  const share = Math.min(1, Math.max(above, below) / reach);
  return Math.round(above > below ? -share * fastest : share * fastest);
}
