import type { BadgeGroup } from '../../stores/plan-state/badge-groups.js';
import type { SourceRequests } from '../model/sources.js';

export function dataRequests({ group }: { readonly group: BadgeGroup }) {
  return { badges: { group } } satisfies SourceRequests;
}
