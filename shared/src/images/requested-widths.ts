import { imageWidths } from './srcset.js';

/** Windows that most visitors come with: a telephone's and a desk's, in CSS pixels, and pixels in each. */
const usualWindows = [
  { width: 390, density: 3 },
  { width: 390, density: 1 },
  { width: 1440, density: 1 },
] as const;

/**
 * The widths in which most browsers ask for a picture whose place has these `sizes`, ascending: of
 * the widths that its `srcset` offers (IMG-003, IMG-004) the first that has enough pixels.
 */
export function requestedWidths(original: string, sizes: string): readonly number[] {
  const offered = imageWidths(original);
  const widths = usualWindows.map(({ width, density }) => {
    const required = placeWidth(sizes, width) * density;
    return offered.find((one) => one >= required) ?? offered.at(-1) ?? required;
  });
  return [...new Set(widths)].sort((a, b) => a - b);
}

const entry = /^(?:\(width >= (\d+)px\) )?(\d+)(px|vw)$/;

/** How wide a place is in a window, in CSS pixels. Knows lengths in px and vw under least widths; 0 for any other. */
function placeWidth(sizes: string, window: number): number {
  for (const part of sizes.split(', ')) {
    const [, from = '0', length = '0', unit] = entry.exec(part) ?? [];
    if (window >= Number(from))
      return unit === 'vw' ? (window * Number(length)) / 100 : Number(length);
  }
  return 0;
}
