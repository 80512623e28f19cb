import type { ProductImage } from '../catalogue/contract.js';
import { sizedLink } from './sized-link.js';
import { imageWidths } from './srcset.js';

/** IMG-001. */
export interface ImageModel extends ProductImage {
  /** Addresses by width in pixels. */
  readonly sizes: Readonly<Record<number, string>>;
}

/** IMG-001: an image with its sizes. */
export function imageModelOf(image: ProductImage): ImageModel {
  return { ...image, sizes: imageSizes(image.original) };
}

/** IMG-001: the addresses of a picture by width. */
function imageSizes(original: string): Readonly<Record<number, string>> {
  return Object.fromEntries(
    imageWidths(original).map((width) => [width, sizedLink(original, width)]),
  );
}

/**
 * IMG-002: the size with exactly this width, otherwise the one with the nearest; of two equally near
 * the larger. The original for an image without sizes.
 */
export function sizeOf(
  { sizes, original }: Pick<ImageModel, 'sizes' | 'original'>,
  width: number,
): string {
  const widths = Object.keys(sizes).map(Number);
  const nearest = widths.reduce<number | undefined>(
    (best, candidate) =>
      best === undefined || isNearer(candidate, best, width) ? candidate : best,
    undefined,
  );
  return nearest === undefined ? original : (sizes[nearest] ?? original);
}

/** `candidate` is the larger: keys that are numbers come in ascending order. */
function isNearer(candidate: number, best: number, target: number): boolean {
  return Math.abs(candidate - target) <= Math.abs(best - target);
}
