import { namedUuid } from '../../platform/named-uuid.js';

/** The same for a shop whenever it is asked: so it is known whether its owner has made another. */
export function firstHomePageUuid(division: number): string {
  return namedUuid(`first home page of ${division}`);
}
