import { hasPart, type EditorModule } from '@selvedge/shared/connect/modes';
import type { BlockRect, Rect } from '@selvedge/shared/connect/protocol';

/** EDT-013: what is smaller than `small` either way is hit this much beside it as well, in pixels. */
const margin = 8;
const small = 32;

/**
 * EDT-013: the blocks under a point of the page, the innermost first, then those around it. A small block
 * that is only nearly hit counts where nothing within its parent is hit better: for editors with the
 * improved hit target (EDT-006, EDT-007). With the others a block is hit where it is (EDT-005).
 */
export function blocksAt(
  rects: readonly BlockRect[],
  { x, y }: { readonly x: number; readonly y: number },
  module: EditorModule,
): readonly string[] {
  if (module === 'native') return [];
  const target = hasPart(module, 'improvedHitTarget') ? widened : (rect: Rect) => rect;
  return rects
    .filter(({ rect }) => contains(target(rect), x, y))
    .toSorted((one, other) => areaOf(one.rect) - areaOf(other.rect))
    .map(({ id }) => id);
}

function widened(rect: Rect): Rect {
  const { x, y, width, height } = rect;
  if (Math.min(width, height) >= small) return rect;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Whether a point of the page, in pixels, is within a rectangle: the edges at its right and its foot are not. */
export function contains({ x, y, width, height }: Rect, atX: number, atY: number): boolean {
  return atX >= x && atX < x + width && atY >= y && atY < y + height;
}

const areaOf = ({ width, height }: Rect): number => width * height;
