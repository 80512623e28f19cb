import { numberIn, objectIn, type WireBlock } from './wire.js';

/** Number of columns that span the full page or row. */
export const wholeWidth = 12;
export const leastWidth = 3;

/** Returns the number of columns, out of 12, that a block spans. */
export function columnsOf({ size }: WireBlock): number {
  const columns = numberIn(objectIn(size)?.['x']) ?? wholeWidth;
  return Math.min(Math.max(Math.round(columns), leastWidth), wholeWidth);
}
