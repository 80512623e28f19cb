import { namedUuid } from '../../platform/named-uuid.js';

/** The same thing has the same uuid in every demo, so that a start that was cut short goes on. */
export function demoUuid(name: string): string {
  return namedUuid(`demo ${name}`);
}

/** Collections and creators are known by their store and their address. */
export function demoUuidOf(
  kind: 'collection' | 'creator',
  division: number,
  urlName: string,
): string {
  return demoUuid(`${kind} ${division} ${urlName}`);
}
