import { Controller, Get, Query, Req, UseGuards } from '@nestjs/common';
import { SearchQuery, type SearchAnswer } from '@selvedge/shared/search/contract';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard } from '../stores/index.js';
import { CacheAnswer } from '../answer-cache/index.js';
import { ShopSearch } from './shop-search.service.js';

@Controller('omnis/v3/search')
@UseGuards(OpenStoreGuard)
export class SearchController {
  constructor(private readonly search: ShopSearch) {}

  @Get()
  @CacheAnswer({ query: SearchQuery })
  find(@Req() { facts }: FastifyRequest, @Query() query: SearchQuery): Promise<SearchAnswer> {
    return this.search.answer(facts.tenant.division, query);
  }
}
