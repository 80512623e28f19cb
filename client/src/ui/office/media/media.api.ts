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

/** Returns one page of this host's library, newest first (API-036). */
export function fetchMedia(query: MediaQuery): Promise<MediaPage> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  return call<MediaPage>('GET', `/artemis/query/?${parameters.toString()}`);
}

export const fetchTags = () => call<readonly MediaTag[]>('GET', `${library}tags/`);

/** Includes the places where the item is used. */
export const fetchMediaDetail = (uuid: string) => call<MediaDetail>('GET', `${library}${uuid}/`);

export const changeMedia = (uuid: string, change: ChangeMedia) =>
  call<MediaItem>('PATCH', `${library}${uuid}/`, change);

/** Saves the crop as a new image (IMG-019). */
export const cropMedia = (uuid: string, part: CropMedia) =>
  call<MediaItem>('POST', `${library}${uuid}/crop/`, part);

export const tagMany = (change: TagManyMedia) =>
  call<readonly MediaItem[]>('POST', `${library}bulk/tags/`, change);

export const deleteMany = (choice: DeleteManyMedia) =>
  call<DeletedMedia>('POST', `${library}bulk/delete/`, choice);
