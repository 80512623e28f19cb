import { IsInt, Max, Min } from 'class-validator';

import { decoratedBy, unlessAbsent, wholeNumber } from './field-decorators.js';

/** Highest page number. Searching is more practical than paging further. */
const lastPage = 10_000;

/** Page number from 1. */
export const pageNumber: PropertyDecorator = decoratedBy(
  unlessAbsent,
  wholeNumber,
  IsInt(),
  Min(1),
  Max(lastPage),
);

/** Rows per page, up to a maximum. */
export const rowsPerPage = (mostRows: number): PropertyDecorator =>
  decoratedBy(unlessAbsent, wholeNumber, IsInt(), Min(1), Max(mostRows));

/** Query class with both paging fields; lists with filters extend it. */
export function pagesOf(mostRows: number) {
  class Paging {
    @pageNumber
    page?: number;

    @rowsPerPage(mostRows)
    perPage?: number;
  }
  return Paging;
}

export interface Paged<Row> {
  readonly data: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}
