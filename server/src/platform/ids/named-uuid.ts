import { createHash } from 'node:crypto';

/** Derives a stable uuid from a name (formatted as version 4 of RFC 9562). */
export function namedUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
