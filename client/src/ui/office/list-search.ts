/** Search term and page number in the address of a list. */
export interface ListSearch {
  readonly searchTerm?: string;
  readonly page?: number;
}

/** Reads them from query parameters; invalid values count as absent. */
export function listSearchIn({ searchTerm, page }: Readonly<Record<string, unknown>>): ListSearch {
  return {
    ...(typeof searchTerm === 'string' && searchTerm !== '' && { searchTerm }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 && { page }),
  };
}
