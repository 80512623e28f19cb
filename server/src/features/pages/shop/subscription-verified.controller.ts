import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { pageScreen } from '@selvedge/shared/pages/page.screen';
import { textIn } from '@selvedge/shared/storefront/query';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { Subscriptions } from '../../newsletter/index.js';
import { OpenShopGuard, PersonalPages } from '../../storefront/index.js';
import { PageBlocksRenderer } from '../blocks/page-blocks.service.js';
import { confirmedPage, subscriptionConfirmed } from './subscription-answers.js';

/** Target of the link in a newsletter's confirmation mail. */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class SubscriptionVerifiedController {
  constructor(
    private readonly pages: PersonalPages,
    private readonly subscriptions: Subscriptions,
    private readonly blocks: PageBlocksRenderer,
  ) {}

  @Get('subscription-verified')
  async verified(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // Fastify parses the query into plain values.
    const { s } = request.query as Readonly<Record<string, unknown>>;
    await this.subscriptions.confirm(commandContextOf(request), textIn(s) ?? '');
    await this.pages.show(request, reply, pageScreen, async ({ store: { name, division } }) => {
      const { blocks } = await this.blocks.render(confirmedPage, {
        division,
        themed: (value) => value,
        passes: () => true,
        hasPassed: () => false,
        variationOf: () => undefined,
        isPreview: false,
      });
      return subscriptionConfirmed(name, blocks);
    });
  }
}
