/** Distance from the top or bottom edge, in pixels, within which a drag scrolls the page. */
const reach = 56;
/** Scroll distance per tick at the edge itself, in pixels. */
const fastest = 14;

/** Returns the scroll distance for a drag at this height; negative values scroll up. */
export function pullAt(
  y: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  const [above, below] = [top + reach - y, y - (bottom - reach)];
  if (Math.max(above, below) <= 0) return 0;
  const share = Math.min(1, Math.max(above, below) / reach);
  return Math.round(above > below ? -share * fastest : share * fastest);
}
