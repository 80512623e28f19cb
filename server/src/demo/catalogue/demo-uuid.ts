import { createHash } from 'node:crypto';

/** The same thing has the same uuid in every demo, so that a start that was cut short goes on. */
export function demoUuid(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** Collections and creators are known by their store and their address. */
export function demoUuidOf(
  kind: 'collection' | 'creator',
  division: number,
  urlName: string,
): string {
  return demoUuid(`${kind} ${division} ${urlName}`);
}
