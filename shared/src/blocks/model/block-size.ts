import { numberIn, objectIn, type WireBlock } from './wire.js';

/** BLK-002: as wide as its page or row. */
export const wholeWidth = 12;
/** BLK-007. */
export const leastWidth = 3;

/** BLK-001: how many of 12 columns a block takes. */
export function columnsOf({ size }: WireBlock): number {
  const columns = numberIn(objectIn(size)?.['x']) ?? wholeWidth;
  return Math.min(Math.max(Math.round(columns), leastWidth), wholeWidth);
}
