import { Injectable } from '@nestjs/common';
import type { SearchAnswer, SearchQuery } from '@selvedge/shared/search/contract';
import { searchRedirect, type SearchRedirect } from '@selvedge/shared/search/redirect';
import type { FastifyRequest } from 'fastify';

import { NotFound } from '../../platform/refusals.js';
import { StoreDirectory } from '../stores/index.js';
import { SearchReader } from './search.queries.js';
import { defaultPerPage } from './search.statement.js';

/** CNT-002: the search of the shop that a request is for. */
@Injectable()
export class ShopSearch {
  constructor(
    private readonly reader: SearchReader,
    private readonly stores: StoreDirectory,
  ) {}

  /** API-057. Throws NotFound on a host without shop. */
  async answer(request: FastifyRequest, query: SearchQuery): Promise<SearchAnswer> {
    const { page = 1, perPage = defaultPerPage } = query;
    const q = query.q.trim();
    const { division } = request.facts.tenant;
    const { cards: products, ...found } = await this.reader.find(division, query);
    const redirect = this.redirect(request, q)?.href ?? null;
    return { q, products, ...found, page, perPage, redirect };
  }

  /** RTE-020: where the store sends this question instead. Throws NotFound on a host without shop. */
  private redirect(
    { facts, protocol, host }: FastifyRequest,
    q: string,
  ): SearchRedirect | undefined {
    const store = this.stores.store(facts.tenant.division);
    if (store === undefined) throw new NotFound();
    return searchRedirect(store.searchRedirects, q, `${protocol}://${host}`);
  }
}
