import {
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { textIn } from '@selvedge/shared/storefront/query';
import { messages } from '@selvedge/shared/messages';
import { SubscribeForm } from '@selvedge/shared/newsletter/contract';
import { pageScreen } from '@selvedge/shared/pages/page.screen';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/refusals.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Subscriptions } from '../../newsletter/index.js';
import {
  OpenShopGuard,
  PersonalPages,
  readForm,
  refusalOf,
  textFields,
  wantsState,
} from '../../storefront/index.js';
import { PageBlocksRenderer } from '../blocks/page-blocks.service.js';
import { PageScreen } from './page.screen.js';
import { confirmedPage, subscriptionConfirmed } from './subscription-answers.js';

/** The form of a newsletter block (BLK-042), and where the link of its mail leads. */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class NewsletterForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: PageScreen,
    private readonly subscriptions: Subscriptions,
    private readonly blocks: PageBlocksRenderer,
  ) {}

  /** MKT-019. Our script posts the same form and asks for the words instead of a page. */
  @Post('newsletter/subscribe')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async subscribe(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const { block = '0', page = '/', ...wanted } = await readForm(SubscribeForm, request.body);
      await this.subscriptions.ask(commandContextOf(request), wanted);
      if (wantsState(request)) await reply.send({ message: messages.subscriptionSent });
      else await reply.redirect(`${encodeURI(pageUrl(page))}?subscribed=${block}#b-${block}`, 303);
    } catch (thrown) {
      await this.refuse(request, reply, thrown);
    }
  }

  /** RTE-041. */
  @Get('subscription-verified')
  async verified(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // The router made it of the address.
    const { s } = request.query as Readonly<Record<string, unknown>>;
    await this.subscriptions.confirm(commandContextOf(request), textIn(s) ?? '');
    await this.pages.show(request, reply, pageScreen, async ({ store: { name, division } }) => {
      const { blocks } = await this.blocks.render(confirmedPage, {
        division,
        themed: (value) => value,
        passes: () => true,
        isPreview: false,
      });
      return subscriptionConfirmed(name, blocks);
    });
  }

  /** The page again with what was filled in. */
  private async refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    thrown: unknown,
  ): Promise<void> {
    if (wantsState(request)) throw thrown;
    const { status, message, errors } = refusalOf(thrown);
    const values = textFields(request.body);
    const form = { values, errors, message: null };
    const subscription = { block: Number(values['block'] ?? 0), message, form };
    const url = pageUrl(values['page'] ?? '/');
    await this.pages.show(request, reply, pageScreen, async (asked) => {
      const content = await this.screen.at(asked, url, subscription);
      if (content === undefined) throw new NotFound();
      return { ...content, status };
    });
  }
}
