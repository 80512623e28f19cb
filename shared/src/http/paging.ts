import { IsInt, Max, Min } from 'class-validator';

import { decoratedBy, unlessAbsent, wholeNumber } from './field-decorators.js';

/** Beyond it a search is the better question. */
const lastPage = 10_000;

/** Which page of a list, counted from 1. */
export const pageNumber: PropertyDecorator = decoratedBy(
  unlessAbsent,
  wholeNumber,
  IsInt(),
  Min(1),
  Max(lastPage),
);

/** How many rows a page has, where the list does not say. */
export const rowsPerPage = (mostRows: number): PropertyDecorator =>
  decoratedBy(unlessAbsent, wholeNumber, IsInt(), Min(1), Max(mostRows));

/** Both of a list that is asked for nothing else, or for more by a class that extends it. */
export function pagesOf(mostRows: number) {
  class Paging {
    @pageNumber
    page?: number;

    @rowsPerPage(mostRows)
    perPage?: number;
  }
  return Paging;
}

/** One page of a list. */
export interface Paged<Row> {
  readonly data: readonly Row[];
  /** On all pages. */
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}
