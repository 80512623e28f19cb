import type { MediaQuery } from '@selvedge/shared/media/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchMedia, fetchMediaDetail, fetchTags } from './media.api.js';

const key = 'media';

/** One page of the library (API-036). */
export function useMedia(query: MediaQuery) {
  return useQuery({
    queryKey: [key, 'page', query],
    queryFn: () => fetchMedia(query),
    placeholderData: keepPreviousData,
  });
}

/** Tags in use, most used first. */
export function useMediaTags() {
  return useQuery({ queryKey: [key, 'tags'], queryFn: fetchTags });
}

/** One image or video, with the places where it is used. */
export function useMediaDetail(uuid: string) {
  return useQuery({ queryKey: [key, 'detail', uuid], queryFn: () => fetchMediaDetail(uuid) });
}

/** Returns a function that invalidates the library queries, and those of the given items. */
export function useMediaRefresh(): (uuids?: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return async (uuids = []) => {
    const stale = [['page'], ['tags'], ...uuids.map((uuid) => ['detail', uuid])];
    await Promise.all(stale.map((part) => client.invalidateQueries({ queryKey: [key, ...part] })));
  };
}
