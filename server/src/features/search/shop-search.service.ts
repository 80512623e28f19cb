import { Injectable } from '@nestjs/common';
import type { SearchAnswer, SearchQuery } from '@selvedge/shared/search/contract';
import { searchRedirect } from '@selvedge/shared/search/redirect';

import { NotFound } from '../../platform/refusals.js';
import { withTags } from '../answer-cache/index.js';
import { collectionsTag } from '../collections/index.js';
import { creatorsTag } from '../creators/index.js';
import { productsTag, salesTag } from '../products/index.js';
import { StoreDirectory } from '../stores/index.js';
import { SearchReader } from './search.queries.js';
import { defaultPerPage } from './search.statement.js';

@Injectable()
export class ShopSearch {
  constructor(
    private readonly reader: SearchReader,
    private readonly stores: StoreDirectory,
  ) {}

  /** Throws NotFound on a host without shop. */
  async answer(division: number, query: SearchQuery): Promise<SearchAnswer> {
    const { page = 1, perPage = defaultPerPage } = query;
    const q = query.q.trim();
    const { cards: products, ...found } = await this.reader.find(division, query);
    const redirect = this.redirect(division, q);
    const answer = { q, products, ...found, page, perPage, redirect };
    return withTags(answer, [productsTag, collectionsTag, creatorsTag, salesTag]);
  }

  /** RTE-020: returns the store's redirect for a query. Throws NotFound on a host without shop. */
  private redirect(division: number, q: string): string | null {
    const store = this.stores.store(division);
    if (store === undefined) throw new NotFound();
    return searchRedirect(store.searchRedirects, q)?.href ?? null;
  }
}
