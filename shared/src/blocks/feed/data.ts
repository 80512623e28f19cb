import type { SourceRequests } from '../model/sources.js';
import type { FeedProperties } from './definition.js';

export function dataRequests({
  source,
  tag,
  limit,
}: FeedProperties): Pick<SourceRequests, 'pictures' | 'profiles'> {
  return source === 'drive' ? { pictures: { tag, limit } } : { profiles: {} };
}
