import { createHash } from 'node:crypto';

/** The uuid of what a name says: the same each time (RFC 9562, version 4 in its form). */
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
