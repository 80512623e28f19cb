import { mockupWidthOf } from './mockups.js';
import { sizedLink } from './sized-link.js';

/** Widths for images of unknown size, in pixels. */
export const IMAGE_WIDTHS = [480, 640, 960, 1280, 1920] as const;

const steps = 5;
const minStep = 256;

/**
 * Returns up to five equal steps of at least 256 px, ascending (IMG-003, A-26). The last is the
 * image's own width, as browsers must not be offered more.
 */
export function stepWidths(imageWidth: number): readonly number[] {
  const step = Math.max(minStep, Math.ceil(imageWidth / steps));
  const below = Array.from({ length: steps }, (_, index) => step * (index + 1));
  return [...below.filter((width) => width < imageWidth), imageWidth];
}

/** Returns the steps if the width is known, otherwise the fixed list. */
export function imageWidths(original: string): readonly number[] {
  const width = mockupWidthOf(original);
  return width === undefined ? IMAGE_WIDTHS : stepWidths(width);
}

/** Value of `srcset` with all widths. */
export function imageSet(original: string): string {
  return imageWidths(original)
    .map((width) => `${sizedLink(original, width)} ${width}w`)
    .join(', ');
}
