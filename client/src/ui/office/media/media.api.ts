import type {
  ChangeMedia,
  CropMedia,
  DeletedMedia,
  DeleteManyMedia,
  MediaDetail,
  MediaItem,
  MediaPage,
  MediaQuery,
  MediaTag,
  TagManyMedia,
} from '@selvedge/shared/media/contract';

import { call } from '../../../lib/http.js';

const library = '/dashboard/media/';

/** API-036: one page of this host's library, newest first. */
export function fetchMedia(query: MediaQuery): Promise<MediaPage> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  return call<MediaPage>('GET', `/artemis/query/?${parameters.toString()}`);
}

export const fetchTags = () => call<readonly MediaTag[]>('GET', `${library}tags/`);

/** With the places in which it is used. */
export const fetchMediaDetail = (uuid: string) => call<MediaDetail>('GET', `${library}${uuid}/`);

export const changeMedia = (uuid: string, change: ChangeMedia) =>
  call<MediaItem>('PATCH', `${library}${uuid}/`, change);

/** IMG-019: the part becomes a picture of its own. */
export const cropMedia = (uuid: string, part: CropMedia) =>
  call<MediaItem>('POST', `${library}${uuid}/crop/`, part);

export const tagMany = (change: TagManyMedia) =>
  call<readonly MediaItem[]>('POST', `${library}bulk/tags/`, change);

export const deleteMany = (choice: DeleteManyMedia) =>
  call<DeletedMedia>('POST', `${library}bulk/delete/`, choice);
