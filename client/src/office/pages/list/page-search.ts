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

/** What the list is asked for in an address. */
export interface PageSearch {
  readonly searchTerm?: string;
  /** By address where it is not said: the home page first. */
  readonly sort?: PageSort;
  readonly page?: number;
}

/** Leniently: anything else is as good as absent. */
export function pageSearchIn(search: Readonly<Record<string, unknown>>): PageSearch {
  const { searchTerm, page } = search;
  const sort = PAGE_SORTS.find((option) => option === search['sort']);
  return {
    ...(typeof searchTerm === 'string' && searchTerm !== '' && { searchTerm }),
    ...(sort && { sort }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 && { page }),
  };
}
