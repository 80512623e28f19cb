import { numberIn, objectIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { pointAt, type Point } from '../../../ui/office/media/focal-point.js';

const middle: Point = { x: 0.5, y: 0.5 };

/** The focal point that a page holds; the middle where it says none. */
export function pointIn(value: Json | undefined): Point {
  const { x, y } = objectIn(value) ?? {};
  return pointAt(numberIn(x) ?? middle.x, numberIn(y) ?? middle.y);
}

/** What a page keeps of a focal point: nothing of the middle. */
export function unlessMiddle({ x, y }: Point): { x: number; y: number } | undefined {
  return x === middle.x && y === middle.y ? undefined : { x, y };
}
