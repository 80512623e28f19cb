import { CUSTOMER_SORTS, type CustomerSort } from '@selvedge/shared/customers/contract';

/** State of the customer list in its URL. */
export interface CustomersSearch {
  readonly searchTerm?: string;
  readonly sort?: CustomerSort;
}

/** Reads the URL; unknown and invalid values are dropped. */
export function customersSearchIn({
  searchTerm,
  sort,
}: Readonly<Record<string, unknown>>): CustomersSearch {
  const validSort = CUSTOMER_SORTS.find((one) => one === sort);
  return {
    ...(typeof searchTerm === 'string' && searchTerm !== '' && { searchTerm }),
    ...(validSort !== undefined && { sort: validSort }),
  };
}
