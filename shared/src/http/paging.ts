import { IsInt, Max, Min } from 'class-validator';

import { unlessAbsent, wholeNumber } from './field-decorators.js';

/** Beyond it a search is the better question. */
const lastPage = 10_000;

/** Which page of a list, counted from 1, in pages of up to `mostRows`; the list has its own defaults. */
export function pagesOf(mostRows: number) {
  class Paging {
    @unlessAbsent
    @wholeNumber
    @IsInt()
    @Min(1)
    @Max(lastPage)
    page?: number;

    @unlessAbsent
    @wholeNumber
    @IsInt()
    @Min(1)
    @Max(mostRows)
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
