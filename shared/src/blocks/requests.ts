import { DATA_REQUESTS } from './data.gen.js';
import type { SourceRequests } from './model/sources.js';
import type { BlockName } from './registry.js';

/** BLK-008: what a block wants of the shop; nothing where its type has no data.ts. */
export function requestsOf({
  type,
  properties,
}: {
  readonly type: BlockName;
  readonly properties: object;
}): SourceRequests {
  const byType: Readonly<Record<string, unknown>> = DATA_REQUESTS;
  // What is asked is of the type whose properties these are.
  const dataRequests = byType[type] as ((properties: object) => SourceRequests) | undefined;
  return dataRequests?.(properties) ?? {};
}
