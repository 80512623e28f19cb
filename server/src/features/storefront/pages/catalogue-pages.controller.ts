import { Controller, Get, Param, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { can } from '@selvedge/shared/permissions/policies';
import { textIn } from '@selvedge/shared/storefront/query';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { askerOf } from '../../../platform/authorization/asker.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { SharedPages } from '../screens/shared-pages.js';
import { ListingScreens, type ListingContent } from '../screens/listing-screens.js';
import { ProductScreens } from '../screens/product-screens.js';
import { listingIn } from '../render/screen-prices.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { PageRenderer } from '../render/page-renderer.js';
import { wantsState } from '../request/wants-state.js';

/** CAT-001: products, collections and creators, each by its address. */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class CataloguePagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly shared: SharedPages,
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
    return this.shared.send(request, reply, () =>
      this.products.product(store, {
        urlName: product,
        colour: colour ?? textIn(query['colour']),
        added: textIn(query['added']),
        picture: textIn(query['picture']),
        seesDisabled: can(askerOf(request.facts), 'products.preview'),
      }),
    );
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
    return this.sendListing(request, reply, () =>
      this.listings.collection(store, collection, query),
    );
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
    return this.sendListing(request, reply, () => this.listings.creator(store, creator, query));
  }

  /** Our script asks for the grid alone, by the address of the page; that answer is kept nowhere. */
  private async sendListing(
    request: FastifyRequest,
    reply: FastifyReply,
    contentOf: () => Promise<ListingContent>,
  ): Promise<void> {
    if (!wantsState(request)) return this.shared.send(request, reply, contentOf);
    const content = await contentOf();
    await reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept')
      .send(listingIn(this.pages.currencyOf(request), content.screen.listing));
  }
}
