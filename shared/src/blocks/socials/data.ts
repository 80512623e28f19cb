import type { SourceRequests } from '../model/sources.js';

export function dataRequests() {
  return { profiles: {} } satisfies SourceRequests;
}
