import { Controller, Get, Param, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ElsewhereFilter } from './elsewhere.js';
import { wantsState } from './form-answers.js';
import { ListingScreens, type ListingContent } from './listing-screens.js';
import { OpenShopGuard } from './open-shop.guard.js';
import { ProductScreens } from './product-screens.js';
import { ShopPages } from './shop-pages.js';

/** CAT-001: products, collections and creators, each by its address. */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(ElsewhereFilter)
export class CataloguePagesController {
  constructor(
    private readonly pages: ShopPages,
    private readonly products: ProductScreens,
    private readonly listings: ListingScreens,
  ) {}

  /** RTE-043. `?colour=` is what a form without script may send. */
  @Get(['product/:product', 'product/:product/:colour'])
  async product(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param() { product, colour }: { readonly product: string; readonly colour?: string },
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const store = this.pages.storeOf(request);
    const content = await this.products.product(store, {
      urlName: product,
      colour: colour ?? textIn(query['colour']),
      added: textIn(query['added']),
      picture: textIn(query['picture']),
    });
    return this.pages.send(request, reply, content);
  }

  /** RTE-042. */
  @Get('collection/:collection')
  async collection(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('collection') collection: string,
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const store = this.pages.storeOf(request);
    const content = await this.listings.collection(store, collection, query);
    return this.sendListing(request, reply, content);
  }

  /** RTE-044. */
  @Get('creator/:creator')
  async creator(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('creator') creator: string,
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const store = this.pages.storeOf(request);
    const content = await this.listings.creator(store, creator, query);
    return this.sendListing(request, reply, content);
  }

  /** Our script asks for the grid alone, by the address of the page; that answer is kept nowhere. */
  private async sendListing(
    request: FastifyRequest,
    reply: FastifyReply,
    content: ListingContent,
  ): Promise<void> {
    if (!wantsState(request)) return this.pages.send(request, reply, content);
    await reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept')
      .send(content.screen.listing);
  }
}

/** A query may name a field twice, which makes a list. */
function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
