import { Controller, Get, Param, Query, Req, UseGuards } from '@nestjs/common';
import type {
  CollectionDetail,
  CreatorDetail,
  ProductDetail,
} from '@selvedge/shared/catalogue/answers';
import { GridQuery } from '@selvedge/shared/catalogue/calls/contract';
import { collectionModel } from '@selvedge/shared/catalogue/collection-model';
import { collectionTag, creatorTag } from '@selvedge/shared/catalogue/place-tags';
import type { FastifyRequest } from 'fastify';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { CollectionNotFound } from '../collections/index.js';
import { CreatorNotFound } from '../creators/index.js';
import { OpenStoreGuard } from '../stores/index.js';
import { CacheAnswer, withTags } from '../answer-cache/index.js';
import { gridsTag, salesTag } from '../products/index.js';
import { defaultPerPage, GridReader, type Grid } from './grid.queries.js';
import { ProductModels } from './product-models.service.js';

/** Read calls for the public catalogue. Answers 404 for anything that is not shown. */
@Controller('omnis/v3')
@UseGuards(OpenStoreGuard)
export class CatalogueController {
  constructor(
    private readonly models: ProductModels,
    private readonly grids: GridReader,
  ) {}

  @Get('product/:urlName')
  @CacheAnswer()
  product(
    @Req() { facts }: FastifyRequest,
    @Param('urlName') urlName: string,
  ): Promise<ProductDetail> {
    return this.models.detail(facts, urlName);
  }

  @Get('collection/:urlName')
  @CacheAnswer({ query: GridQuery })
  async collection(
    @Context() { division }: CommandContext,
    @Param('urlName') urlName: string,
    @Query() query: GridQuery,
  ): Promise<CollectionDetail> {
    const page = await this.grids.collectionPage(division, urlName, query);
    if (page === undefined) throw new CollectionNotFound();
    const answer = { ...collectionModel(page.collection), ...gridAnswer(page, query) };
    return withTags(answer, gridTags(collectionTag(page.collection.uuid)));
  }

  @Get('creator/:urlName')
  @CacheAnswer({ query: GridQuery })
  async creator(
    @Context() { division }: CommandContext,
    @Param('urlName') urlName: string,
    @Query() query: GridQuery,
  ): Promise<CreatorDetail> {
    const page = await this.grids.creatorPage(division, urlName, query);
    if (page === undefined) throw new CreatorNotFound();
    const answer = { ...page.creator, ...gridAnswer(page, query) };
    return withTags(answer, gridTags(creatorTag(page.creator.uuid)));
  }
}

function gridAnswer(
  { cards: products, total, offer }: Grid,
  { page = 1, perPage = defaultPerPage }: GridQuery,
): Pick<CollectionDetail, 'products' | 'total' | 'page' | 'perPage' | 'offer'> {
  return { products, total, page, perPage, offer };
}

/** Cache tags of a list. Includes sales, because every list can be sorted by bestsellers. */
function gridTags(source: string): readonly string[] {
  return [source, gridsTag, salesTag];
}
