import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import { inSizeOrder } from '@selvedge/shared/catalogue/listing/grid';
import type { FacetCount, SearchFacets } from '@selvedge/shared/catalogue/listing/facets';
import { PRICE_BANDS } from '@selvedge/shared/catalogue/listing/price-bands';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { termsOf, type SearchTerm } from './search.rules.js';
import type { SearchCriteria } from './search-conditions.js';
import { searchStatement, type Statement } from './search.statement.js';

const mostPreparedTerms = 3;
const cachedSearches = 1_000;

/** A page of results with facets. */
export interface Found {
  readonly cards: readonly ProductCard[];
  readonly total: number;
  /** There are more matches: `total` and facet counts are lower bounds. */
  readonly atLeast: boolean;
  readonly similar: boolean;
  readonly suggestions: readonly ProductCard[];
  readonly facets: SearchFacets;
}

/**
 * A row of the statement: facets as `[value, count]`, colours and sizes as written by `choiceOf`.
 */
interface FoundRow {
  readonly cards: readonly ProductCard[];
  readonly total: number;
  readonly atLeast: boolean;
  readonly similar: boolean;
  readonly suggestions: readonly ProductCard[];
  readonly facets: Readonly<Record<keyof SearchFacets, readonly FacetCount[]>>;
}

/** Product search in one statement (decision 0079). */
@Injectable()
export class SearchReader {
  /** Words that recently matched more products than a search reads. */
  private readonly common = new LRUCache<string, true>({ max: cachedSearches });

  constructor(private readonly dataSource: DataSource) {}

  /** API-057: returns visible products only; an empty query returns suggestions. */
  async find(division: number, criteria: SearchCriteria): Promise<Found> {
    const row = await this.rowOf(division, termsOf(criteria.q), criteria);
    return { ...row, facets: facetsOf(row) };
  }

  private async rowOf(
    division: number,
    terms: readonly SearchTerm[],
    criteria: SearchCriteria,
  ): Promise<FoundRow> {
    const key = [division, ...terms.map(({ text }) => text)].join(' ');
    const expectedOf = this.common.has(key) ? 'most' : 'few';
    const statement = searchStatement(division, terms, criteria, expectedOf);
    const row = await this.read(terms, criteria, statement);
    if (row.atLeast) this.common.set(key, true);
    else this.common.delete(key);
    return row;
  }

  private async read(
    terms: readonly SearchTerm[],
    criteria: SearchCriteria,
    { sql, parameters }: Statement,
  ): Promise<FoundRow> {
    const [row] = await (isUsual(terms, criteria)
      ? readPrepared<FoundRow>(this.dataSource, sql, parameters)
      : this.dataSource.query<FoundRow[]>(sql, parameters));
    if (row === undefined) throw new Error('The search returned no row.');
    return row;
  }
}

/**
 * Whether to prepare the statement. Planning takes as long as the search itself, and there are too
 * many forms with filters or many words to keep a plan of each.
 */
function isUsual(
  terms: readonly SearchTerm[],
  { gender, colour, size, type, price }: SearchCriteria,
): boolean {
  const isNarrowed = [gender, colour, size, type, price].some((filter) => filter !== undefined);
  return terms.length <= mostPreparedTerms && !isNarrowed;
}

function facetsOf({ facets }: FoundRow): SearchFacets {
  const sizes = new Map(facets.size.map(({ value, count }) => [nameIn(value, 1), count]));
  return {
    // The columns contain only values of their contracts.
    gender: facets.gender as SearchFacets['gender'],
    colour: facets.colour.map(({ value, count }) => ({ value: nameIn(value, 0), count })),
    size: inSizeOrder([...sizes.keys()]).map((value) => ({ value, count: sizes.get(value) ?? 0 })),
    type: facets.type,
    price: PRICE_BANDS.flatMap((value) => {
      const found = facets.price.find((one) => one.value === value);
      return found === undefined ? [] : [{ value, count: found.count }];
    }),
  };
}

/** Returns the colour (0) or size (1) of a text written by `choiceOf`. */
function nameIn(choice: string, index: 0 | 1): string {
  // Written by `choiceOf`.
  return (JSON.parse(choice) as [string, string])[index];
}
