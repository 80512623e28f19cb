import {
  Controller,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { messages } from '@selvedge/shared/messages';
import { SubscribeForm } from '@selvedge/shared/newsletter/contract';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { setSecretIdCookie } from '../../platform/http/set-secret-id-cookie.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Subscriptions } from '../../features/newsletter/index.js';
import { OpenShopGuard, readForm } from '../../features/storefront/index.js';
import { BlockForms } from './block-forms.http.js';
import { PassedGates, type GateAt } from './passed-gates.service.js';

/**
 * Handles the form of a newsletter block (BLK-042), and of a gate that an e-mail address opens
 * (BLK-022).
 */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class NewsletterForm {
  constructor(
    private readonly forms: BlockForms,
    private readonly subscriptions: Subscriptions,
    private readonly gates: PassedGates,
  ) {}

  /** Our script posts the same form and requests the message instead of a page (MKT-019). */
  @Post('newsletter/subscribe')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async subscribe(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const {
        block = '0',
        page = '/',
        opens,
        ...subscription
      } = await readForm(SubscribeForm, request.body);
      await this.subscriptions.ask(commandContextOf(request), subscription);
      if (opens) this.setGateCookie(request, reply, { url: pageUrl(page), block });
      const message = messages.subscriptionSent;
      await this.forms.accept(request, reply, { message, mark: 'subscribed', at: { block, page } });
    } catch (thrown) {
      await this.forms.refuse(request, reply, thrown);
    }
  }

  /** The browser stores which gates it has passed (BLK-022). */
  private setGateCookie(
    { cookies, facts }: FastifyRequest,
    reply: FastifyReply,
    gate: GateAt,
  ): void {
    const { cookie } = this.gates;
    const id = this.gates.cookieValue(cookies, facts.tenant.division, gate);
    setSecretIdCookie(reply, cookie, { current: cookies[cookie.name], id });
  }
}
