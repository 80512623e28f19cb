import { imageWidths } from './srcset.js';

/** Typical phone and desktop windows, in CSS pixels and device pixels per CSS pixel. */
const usualWindows = [
  { width: 390, density: 3 },
  { width: 390, density: 1 },
  { width: 1440, density: 1 },
] as const;

/**
 * Returns the widths that most browsers request for an image with these `sizes`, ascending: the
 * smallest of its `srcset` with enough pixels.
 */
export function requestedWidths(original: string, sizes: string): readonly number[] {
  return requestedOf(imageWidths(original), sizes);
}

/** Like `requestedWidths`, for a given `srcset` whose widths are ascending. */
export function requestedOf(offered: readonly number[], sizes: string): readonly number[] {
  const widths = usualWindows.map(({ width, density }) => {
    const required = placeWidth(sizes, width) * density;
    return offered.find((one) => one >= required) ?? offered.at(-1) ?? required;
  });
  return [...new Set(widths)].sort((a, b) => a - b);
}

const entry = /^(?:\(width >= (\d+)px\) )?(\d+)(px|vw)$/;

/**
 * Width of the image in a window, in CSS pixels. Supports px and vw lengths with minimum widths; 0
 * for any other.
 */
function placeWidth(sizes: string, window: number): number {
  for (const part of sizes.split(', ')) {
    const [, from = '0', length = '0', unit] = entry.exec(part) ?? [];
    if (window >= Number(from))
      return unit === 'vw' ? (window * Number(length)) / 100 : Number(length);
  }
  return 0;
}
