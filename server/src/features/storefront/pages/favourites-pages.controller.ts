import { Controller, Get, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { Query as Asked } from '@selvedge/shared/storefront/query';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { FavouriteVisits } from '../../favourites/index.js';
import { FavouritesScreens } from '../screens/favourites-screens.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { PageRenderer } from '../render/page-renderer.js';

/** RTE-016. What its forms do is in FavouriteFormsController. */
@Controller('favourites')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class FavouritesPagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly screens: FavouritesScreens,
    private readonly visits: FavouriteVisits,
  ) {}

  @Get()
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: Asked,
  ): Promise<void> {
    const visit = this.visits.of(request);
    const store = this.pages.storeOf(request);
    await this.pages.send(request, reply, await this.screens.show(store, visit, query));
  }
}
