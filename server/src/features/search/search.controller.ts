import { Controller, Get, Query, Req, UseGuards } from '@nestjs/common';
import { SearchQuery, type SearchAnswer } from '@selvedge/shared/search/contract';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard } from '../accounts/index.js';
import { KeepAnswer } from '../answer-cache/index.js';
import { ShopSearch } from './shop-search.service.js';

/** API-057. */
@Controller('omnis/v3/search')
@UseGuards(OpenStoreGuard)
export class SearchController {
  constructor(private readonly search: ShopSearch) {}

  @Get()
  @KeepAnswer({ query: SearchQuery, namesHost: true })
  find(@Req() request: FastifyRequest, @Query() query: SearchQuery): Promise<SearchAnswer> {
    const { facts, protocol, host } = request;
    const shop = { division: facts.tenant.division, origin: `${protocol}://${host}` };
    return this.search.answer(shop, query);
  }
}
