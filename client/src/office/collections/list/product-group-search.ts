import type { ProductGroupsQuery } from '@selvedge/shared/collections/contract';

/** What a list is asked for in an address; anything else is as good as absent. */
export function productGroupSearchIn(
  search: Readonly<Record<string, unknown>>,
): ProductGroupsQuery {
  const { searchTerm, page } = search;
  return {
    ...(typeof searchTerm === 'string' && searchTerm !== '' && { searchTerm }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 && { page }),
  };
}
