import type { PageRevision, WirePage } from '@selvedge/shared/pages/page';

import { call } from '../../lib/http.js';

export interface PageAddress {
  readonly division: number;
  readonly id: number;
}

const revisionsOf = ({ division, id }: PageAddress): string =>
  `/divisions/${String(division)}/pages/${String(id)}/revisions/`;

/**
 * Fetches all revisions of a page, newest first (PAG-022). Throws ApiError, as do all functions of
 * this file.
 */
export const fetchRevisions = (page: PageAddress) =>
  call<readonly PageRevision[]>('GET', revisionsOf(page));

/** Fetches the content of a revision. */
export const fetchRevision = (page: PageAddress, rev: number) =>
  call<WirePage>('GET', `${revisionsOf(page)}${String(rev)}/`);

/** Saves the current state as a revision, without publishing it. */
export const saveRevision = (page: PageAddress) => call<WirePage>('POST', revisionsOf(page), {});

/** Restores the content of a revision; keeps concurrent changes of other users. */
export const restoreRevision = (page: PageAddress, rev: number) =>
  call<WirePage>('POST', `${revisionsOf(page)}${String(rev)}/restore/`, {});
