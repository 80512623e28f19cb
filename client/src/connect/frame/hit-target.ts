import { hasPart, type EditorModule } from '@selvedge/shared/connect/modes';
import type { BlockRect, Rect } from '@selvedge/shared/connect/protocol';

/** Extra hit area in pixels around blocks smaller than `small` in either direction. */
const margin = 8;
const small = 32;

/**
 * Returns the blocks at a point of the page, innermost first, then their ancestors. Module v2 and
 * above also hit a small block nearby, unless another block in the same parent is hit exactly; v1
 * hits exact bounds.
 */
export function blocksAt(
  rects: readonly BlockRect[],
  { x, y }: { readonly x: number; readonly y: number },
  module: EditorModule,
): readonly string[] {
  if (module === 'native') return [];
  const target = hasPart(module, 'improvedHitTarget') ? widened : (rect: Rect) => rect;
  // Parents come before their blocks, so that the last of two equal areas is the inner one.
  return rects
    .filter(({ rect }) => contains(target(rect), x, y))
    .toReversed()
    .toSorted((one, other) => areaOf(one.rect) - areaOf(other.rect))
    .map(({ id }) => id);
}

function widened(rect: Rect): Rect {
  const { x, y, width, height } = rect;
  if (Math.min(width, height) >= small) return rect;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Whether a point in pixels lies in a rectangle; the right and bottom edges are excluded. */
export function contains({ x, y, width, height }: Rect, atX: number, atY: number): boolean {
  return atX >= x && atX < x + width && atY >= y && atY < y + height;
}

const areaOf = ({ width, height }: Rect): number => width * height;
