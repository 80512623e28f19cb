import type { ProductImage } from '../contract.js';
import { sizedLink } from '../../images/sized-link.js';
import { imageWidths } from '../../images/srcset.js';

export interface ImageModel extends ProductImage {
  /** URLs by width in pixels. */
  readonly sizes: Readonly<Record<number, string>>;
}

/** Adds the sizes to an image. */
export function imageModelOf(image: ProductImage): ImageModel {
  return { ...image, sizes: imageSizes(image.original) };
}

/** Returns the URLs of an image by width. */
function imageSizes(original: string): Readonly<Record<number, string>> {
  return Object.fromEntries(
    imageWidths(original).map((width) => [width, sizedLink(original, width)]),
  );
}

/**
 * Returns the size with the requested width or the nearest one; the larger of two equally near. The
 * original if there are no sizes.
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

/** Integer keys are iterated in ascending order, so `candidate` is the larger one. */
function isNearer(candidate: number, best: number, target: number): boolean {
  return Math.abs(candidate - target) <= Math.abs(best - target);
}
