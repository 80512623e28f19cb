import { namedUuid } from '../../platform/ids/named-uuid.js';

/**
 * Returns the same uuid for the same name in every run, so that an interrupted start can resume.
 */
export function demoUuid(name: string): string {
  return namedUuid(`demo ${name}`);
}

/** Uuid of a collection or creator, by store and URL name. */
export function demoUuidOf(
  kind: 'collection' | 'creator',
  division: number,
  urlName: string,
): string {
  return demoUuid(`${kind} ${division} ${urlName}`);
}
