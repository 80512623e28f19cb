import { Controller, Get, Param, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { BareBlock } from '@selvedge/shared/blocks/bare-blocks';
import { anyVariation } from '@selvedge/shared/blocks/model/visible-blocks';
import { framedPage } from '@selvedge/shared/blocks/kit/framed-markup';
import { traitsOf } from '@selvedge/shared/blocks/registry';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { Store } from '@selvedge/shared/stores/contract';
import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { framedMarkupCsp } from '../../platform/content-security-policy.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { sendPolicy } from '../../platform/http/security-headers.js';
import { NotFound } from '../../platform/refusals.js';
import { OpenShopGuard, ShopRequests } from '../../features/storefront/index.js';
import {
  PageBlocksRenderer,
  type BlockRenderContext,
} from '../../features/pages/blocks/page-blocks.service.js';
import { VisitedPages } from './visited-pages.service.js';

/** Serves the custom markup of a block as a document for its iframe (BLK-059). */
@Controller('embed')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class EmbedController {
  constructor(
    private readonly requests: ShopRequests,
    private readonly pages: VisitedPages,
    private readonly renderer: PageBlocksRenderer,
  ) {}

  /**
   * Only for visitors who see the block on its page; renders no other part of the page. Throws
   * NotFound.
   */
  @Get(':block')
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('block') block: string,
    @Query('page') page: unknown,
  ): Promise<void> {
    const url = pageUrl(typeof page === 'string' ? page : '/');
    const shopRequest = this.requests.of(request);
    const visited = await this.pages.at(shopRequest, url);
    const blocks =
      visited === undefined
        ? []
        : this.renderer.outlined(
            visited.found.page,
            ofAnyVariation(visited.context, shopRequest.store),
          );
    const markup = markupOf(blocks, block);
    if (markup === undefined) throw new NotFound();
    sendPolicy(reply, framedMarkupCsp());
    await reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(framedPage(markup, themeOf(shopRequest.store)['text.color'].value));
  }
}

/**
 * Accepts any running variation: the query of the page selects it, but the frame's address lacks
 * that query (BLX-011, BLX-016).
 */
function ofAnyVariation(
  context: BlockRenderContext,
  { splitTests = [] }: Store,
): BlockRenderContext {
  const running = new Set(splitTests.filter((test) => test.isRunning).map(({ name }) => name));
  return {
    ...context,
    variationOf: (test) => (running.has(test) ? anyVariation : context.variationOf(test)),
  };
}

/** Markup of the block with this id; undefined if it does not exist. */
function markupOf(blocks: readonly BareBlock[], id: string): string | undefined {
  for (const block of blocks) {
    const own = String(block.id) === id ? traitsOf(block).framedMarkup?.(block.properties) : '';
    const found = own || markupOf(block.items, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
