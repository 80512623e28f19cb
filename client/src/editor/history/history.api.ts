import type { PageRevision, WirePage } from '@selvedge/shared/pages/page';

import { call } from '../../lib/http.js';

/** A page of a division. */
export interface PageAddress {
  readonly division: number;
  readonly id: number;
}

const revisionsOf = ({ division, id }: PageAddress): string =>
  `/divisions/${String(division)}/pages/${String(id)}/revisions/`;

/** PAG-022, the last one first. Throws ApiError, as all of these do. */
export const fetchRevisions = (page: PageAddress) =>
  call<readonly PageRevision[]>('GET', revisionsOf(page));

/** The page as it was. */
export const fetchRevision = (page: PageAddress, rev: number) =>
  call<WirePage>('GET', `${revisionsOf(page)}${String(rev)}/`);

/** Keeps the page as it is at this moment; shoppers go on seeing what they see. */
export const saveRevision = (page: PageAddress) => call<WirePage>('POST', revisionsOf(page), {});

/** The page says again what it said then; what others do meanwhile stays. */
export const restoreRevision = (page: PageAddress, rev: number) =>
  call<WirePage>('POST', `${revisionsOf(page)}${String(rev)}/restore/`, {});
