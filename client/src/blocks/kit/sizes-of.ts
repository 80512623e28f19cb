/** In pixels: from there on blocks stand beside each other. */
const breakpoint = 576;

/**
 * The `sizes` of a picture that has a part of the page's width where there is room, and on a telephone all of
 * it, or a percentage.
 */
export function sizesOf(widthShare: number, onTelephone = 100): string {
  const part = Math.round(widthShare * 100);
  const narrow = `${onTelephone}vw`;
  return part === onTelephone ? narrow : `(width >= ${breakpoint}px) ${part}vw, ${narrow}`;
}
