import type { SourceRequests } from '../model/sources.js';

/** BLK-034: the profiles of the shop. */
export function wants() {
  return { profiles: {} } satisfies SourceRequests;
}
