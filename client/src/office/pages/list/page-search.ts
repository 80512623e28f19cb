export const PAGE_SORTS = [
  'title',
  '-title',
  'url',
  '-url',
  'state',
  '-state',
  'version',
  '-version',
] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

/** State of the page list in its URL. */
export interface PageSearch {
  readonly searchTerm?: string;
  /** Default: by address, the home page first. */
  readonly sort?: PageSort;
  readonly page?: number;
}

/** Reads the URL; unknown and invalid values are dropped. */
export function pageSearchIn(search: Readonly<Record<string, unknown>>): PageSearch {
  const { searchTerm, page } = search;
  const sort = PAGE_SORTS.find((option) => option === search['sort']);
  return {
    ...(typeof searchTerm === 'string' && searchTerm !== '' && { searchTerm }),
    ...(sort && { sort }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 && { page }),
  };
}
