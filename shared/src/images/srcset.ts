import { mockupWidthOf } from './mockup-width.js';
import { sizedLink } from './sized-link.js';

/** IMG-004: the widths for pictures of which nobody knows how wide they are, in pixels. */
export const IMAGE_WIDTHS = [480, 640, 960, 1280, 1920] as const;

/** IMG-003. */
const steps = 5;
/** IMG-003, in pixels. */
const minStep = 256;

/**
 * IMG-003, A-26: up to five widths in equal steps of at least 256 px, ascending; the last is the
 * picture's own, so that a browser is never promised more than there is.
 */
export function stepWidths(imageWidth: number): readonly number[] {
  const step = Math.max(minStep, Math.ceil(imageWidth / steps));
  const below = Array.from({ length: steps }, (_, index) => step * (index + 1));
  return [...below.filter((width) => width < imageWidth), imageWidth];
}

/** the step rule where the width is known, else the fixed list. */
export function imageWidths(original: string): readonly number[] {
  const width = mockupWidthOf(original);
  return width === undefined ? IMAGE_WIDTHS : stepWidths(width);
}

/** The value of a `srcset`: the picture in every width. */
export function imageSet(original: string): string {
  return imageWidths(original)
    .map((width) => `${sizedLink(original, width)} ${width}w`)
    .join(', ');
}
