import {
  Controller,
  Get,
  HttpStatus,
  Query,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import type { Query as Asked } from '@selvedge/shared/storefront/query';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Redirect } from '../../../platform/redirect.js';
import { ShopSearch } from '../../search/index.js';
import { listingIn } from '../render/screen-prices.js';
import { SearchScreens } from '../screens/search-screens.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { PageRenderer } from '../render/page-renderer.js';
import { wantsState } from '../request/wants-state.js';

/** RTE-019, RTE-020. */
@Controller('search')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class SearchPagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly screens: SearchScreens,
    private readonly search: ShopSearch,
  ) {}

  /** Our script asks for the grid alone, by the address of the page; that answer is kept nowhere. */
  @Get()
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: Asked,
  ): Promise<void> {
    const outside = this.leadElsewhere(request, query);
    if (outside !== undefined) return this.leave(request, reply, outside);
    const { screen, ...content } = await this.screens.search(this.pages.storeOf(request), query);
    if (wantsState(request) && screen.listing !== null) {
      reply.header('cache-control', 'no-store').header('vary', 'accept');
      await reply.send(listingIn(this.pages.currencyOf(request), screen.listing));
      return;
    }
    if (screen.message !== null) reply.code(HttpStatus.UNPROCESSABLE_ENTITY);
    await this.pages.send(request, reply, { ...content, screen });
  }

  /** Within the shop the redirect leads at once; the search itself would lead in circles. */
  private leadElsewhere(request: FastifyRequest, { q }: Asked): Leaving | undefined {
    if (typeof q !== 'string') return undefined;
    const found = this.search.redirect(request, q);
    if (found?.kind === 'external') return { q: q.trim(), href: found.href };
    if (found !== undefined && !isSearch(found.href)) throw new Redirect(found.href);
    return undefined;
  }

  /**
   * To another host the page itself leads: browsers do not follow a form's redirect there, since the
   * policy keeps forms within the shop.
   */
  private async leave(
    request: FastifyRequest,
    reply: FastifyReply,
    { q, href }: Leaving,
  ): Promise<void> {
    const { href: address } = new URL(href, this.pages.originOf(request));
    reply.header('refresh', `0; url=${address}`);
    await this.pages.send(request, reply, this.screens.leaving(q, address));
  }
}

interface Leaving {
  readonly q: string;
  readonly href: string;
}

function isSearch(href: string): boolean {
  return new URL(href, 'http://shop.invalid').pathname.replace(/\/$/, '') === '/search';
}
