import { CUSTOMER_SORTS, type CustomerSort } from '@selvedge/shared/customers/contract';

/** What the list of customers is narrowed to and sorted by, as its address has it. */
export interface CustomersSearch {
  readonly searchTerm?: string;
  readonly sort?: CustomerSort;
}

/** Anything else in an address is as good as absent. */
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
