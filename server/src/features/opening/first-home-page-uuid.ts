import { namedUuid } from '../../platform/ids/named-uuid.js';

/**
 * Returns the fixed uuid of a shop's first home page, which shows whether the owner replaced it.
 */
export function firstHomePageUuid(division: number): string {
  return namedUuid(`first home page of ${division}`);
}
