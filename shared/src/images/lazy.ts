/** IMG-015: an element narrower than this tells nothing about the width its picture will have, in pixels. */
export const lazyImageMinSize = 40;

/** IMG-015: how much further pictures are fetched ahead while nothing else is being loaded. */
export const lazyExpansionFactor = 1.5;

/** IMG-016: how far below the screen a picture begins to be fetched, in pixels. */
export const lazyLoadMargin = 100;

/** IMG-015, IMG-016: how far ahead pictures are fetched, as an IntersectionObserver's `rootMargin`. */
export function lazyRootMargin(isIdle: boolean): string {
  return `${isIdle ? lazyLoadMargin * lazyExpansionFactor : lazyLoadMargin}px`;
}

/**
 * IMG-015: the width to fetch a picture in, of the widths of its element and of what that is in, from
 * the inside out: the first that is at least 40 px; undefined while nothing has been laid out.
 */
export function lazyWidth(widths: readonly number[]): number | undefined {
  return widths.find((width) => width >= lazyImageMinSize);
}
