import { Controller, HttpCode, HttpStatus, Post, Req, UseFilters } from '@nestjs/common';
import { ConfirmSubscriptionForm } from '@selvedge/shared/newsletter/contract';
import type { FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { Redirect } from '../../platform/redirect.js';
import { readForm } from '../../features/storefront/index.js';
import { Subscriptions } from '../../features/newsletter/subscriptions.service.js';

/**
 * Confirms or ends a subscription by the id of a mail. Needs no session, and works while the shop is
 * closed: subscribers of a shop that opens soon can confirm, and all others can unsubscribe.
 */
@Controller('subscription-verified')
@UseFilters(RedirectFilter)
export class SubscriptionVerifiedForm {
  constructor(private readonly subscriptions: Subscriptions) {}

  /** Redirects to the page, which then shows the result. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async confirm(@Req() request: FastifyRequest): Promise<void> {
    const { s, end } = await readForm(ConfirmSubscriptionForm, request.body);
    const context = commandContextOf(request);
    await (end === undefined
      ? this.subscriptions.confirm(context, s)
      : this.subscriptions.end(context, s));
    throw new Redirect(`/subscription-verified?s=${encodeURIComponent(s)}`);
  }
}
