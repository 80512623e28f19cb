/** What a list that is searched and paged is asked for in its address. */
export interface ListSearch {
  readonly searchTerm?: string;
  readonly page?: number;
}

/** Anything else in an address is as good as absent. */
export function listSearchIn({ searchTerm, page }: Readonly<Record<string, unknown>>): ListSearch {
  return {
    ...(typeof searchTerm === 'string' && searchTerm !== '' && { searchTerm }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 && { page }),
  };
}
