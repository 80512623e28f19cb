import { numberIn, objectIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { pointAt, type Point } from '../../../ui/office/media/focal-point.js';

const middle: Point = { x: 0.5, y: 0.5 };

/** Reads the focal point of a page; defaults to the centre. */
export function pointIn(value: Json | undefined): Point {
  const { x, y } = objectIn(value) ?? {};
  return pointAt(numberIn(x) ?? middle.x, numberIn(y) ?? middle.y);
}

/** Returns undefined for the centre, which is the default and is not stored. */
export function unlessMiddle({ x, y }: Point): { x: number; y: number } | undefined {
  return x === middle.x && y === middle.y ? undefined : { x, y };
}
