import { DATA_REQUESTS } from './data.gen.js';
import type { SourceRequests } from './model/sources.js';
import type { BlockName } from './registry.js';

/** Returns the data requests of a block; empty if its type has no data.ts. */
export function requestsOf({
  type,
  properties,
}: {
  readonly type: BlockName;
  readonly properties: object;
}): SourceRequests {
  const byType: Readonly<Record<string, unknown>> = DATA_REQUESTS;
  // The properties belong to this block type.
  const dataRequests = byType[type] as ((properties: object) => SourceRequests) | undefined;
  return dataRequests?.(properties) ?? {};
}
