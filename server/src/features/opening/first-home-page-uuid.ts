import { createHash } from 'node:crypto';

/** The same for a shop whenever it is asked: so it is known whether its owner has made another. */
export function firstHomePageUuid(division: number): string {
  const hex = createHash('sha256').update(`first home page of ${division}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
