import {
  Controller,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { quoteScreen } from '@selvedge/shared/orders/quote.screen';
import { AnswerQuote } from '@selvedge/shared/orders/quotes/answers/contract';
import { quoteLink } from '@selvedge/shared/links/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import {
  formWithErrors,
  OpenShopGuard,
  PersonalPages,
  readForm,
} from '../../features/storefront/index.js';
import { QuoteRequests } from '../../features/orders/quotes/quote-requests.http.js';
import { QuoteScreen } from './quote.screen.js';

/** Form endpoint of the customer's answers to a quote. */
@Controller('advanced-quote')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class QuoteForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: QuoteScreen,
    private readonly requests: QuoteRequests,
  ) {}

  /** Shows the current quote with the reason if the answer is refused. */
  @Post(':order')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async submit(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('order') hash: string,
  ): Promise<void> {
    try {
      const answer = await readForm(AnswerQuote, request.body);
      await this.requests.answer(request, reply, { hash, answer });
      await reply.redirect(quoteLink(hash), 303);
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      await this.pages.showRefused(request, reply, quoteScreen, {
        status,
        read: (shopRequest) => this.screen.content(shopRequest, { hash, form }),
      });
    }
  }
}
