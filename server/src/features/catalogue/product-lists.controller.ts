import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Query,
  Req,
  UseGuards,
} from '@nestjs/common';
import type {
  CollectionModel,
  DivisionProduct,
  ListAnswer,
} from '@selvedge/shared/catalogue/answers';
import {
  BaseProductQuery,
  DivisionProductsQuery,
  FetchProducts,
} from '@selvedge/shared/catalogue/calls/contract';
import { collectionModel } from '@selvedge/shared/catalogue/collection-model';
import type { ProductModel } from '@selvedge/shared/catalogue/product-model';
import type { FastifyRequest } from 'fastify';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { OpenStoreGuard } from '../stores/index.js';
import { CacheAnswer, withTags } from '../answer-cache/index.js';
import { collectionsTag } from '../collections/index.js';
import { productsTag, salesTag } from '../products/index.js';
import { reviewsTag } from '../reviews/index.js';
import { GridReader } from './grid.queries.js';
import { ProductModels } from './product-models.service.js';

/** Calls through which pages, blocks and the studio load products and collections. */
@Controller('omnis/v3')
@UseGuards(OpenStoreGuard)
export class ProductListsController {
  constructor(
    private readonly models: ProductModels,
    private readonly grids: GridReader,
  ) {}

  @Post('products/fetch')
  @HttpCode(HttpStatus.OK)
  async fetch(
    @Req() { facts }: FastifyRequest,
    @Body() { product_ids: ids }: FetchProducts,
  ): Promise<ListAnswer<ProductModel>> {
    return { data: await this.models.inOrder(facts, ids) };
  }

  @Get('products/fetch-base-product')
  @CacheAnswer({ query: BaseProductQuery })
  async base(
    @Req() { facts }: FastifyRequest,
    @Query() { sku }: BaseProductQuery,
  ): Promise<{ readonly data: ProductModel }> {
    const data = await this.models.base(facts, sku);
    return withTags({ data }, listTags([data]));
  }

  @Get('division/:division/products')
  @CacheAnswer({ query: DivisionProductsQuery })
  async products(
    @Req() { facts }: FastifyRequest,
    @Query() query: DivisionProductsQuery,
  ): Promise<ListAnswer<DivisionProduct>> {
    const data = await this.models.list(facts, query);
    return withTags({ data }, listTags(data));
  }

  @Get('collections/get/:division')
  @CacheAnswer()
  async collections(@Context() { division }: CommandContext): Promise<ListAnswer<CollectionModel>> {
    const tiles = await this.grids.collections(division);
    const data = tiles.map(({ collection, image }) => collectionModel(collection, image));
    return withTags({ data }, [productsTag, collectionsTag]);
  }
}

/** Cache tags of a list; any change of a product or collection can affect it. */
function listTags(products: readonly { readonly uuid: string }[]): readonly string[] {
  const reviews = products.map(({ uuid }) => reviewsTag(uuid));
  return [productsTag, collectionsTag, salesTag, ...reviews];
}
