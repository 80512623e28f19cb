import type { SourceRequests } from '../model/sources.js';

/** BLK-034: the profiles of the shop. */
export function dataRequests() {
  return { profiles: {} } satisfies SourceRequests;
}
