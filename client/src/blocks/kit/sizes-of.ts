/** Width in pixels from which blocks are next to each other. */
const breakpoint = 576;

/**
 * Returns the `sizes` attribute of an image with a fraction of the page's width; on phones the full
 * width or the given percentage.
 */
export function sizesOf(widthShare: number, onTelephone = 100): string {
  const part = Math.round(widthShare * 100);
  const narrow = `${onTelephone}vw`;
  return part === onTelephone ? narrow : `(width >= ${breakpoint}px) ${part}vw, ${narrow}`;
}
