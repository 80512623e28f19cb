/** In pixels: from there on blocks stand beside each other. */
const besideFrom = 576;

/** The `sizes` of a picture that has a part of the page's width where there is room, and all of it on a telephone. */
export function sizesOf(share: number): string {
  const part = Math.round(share * 100);
  return part === 100 ? '100vw' : `(width >= ${besideFrom}px) ${part}vw, 100vw`;
}
