import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { countdownScreen } from '@selvedge/shared/accounts/countdown.screen';
import { Subscribe } from '@selvedge/shared/newsletter/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { Redirect } from '../../../platform/redirect.js';
import { Subscriptions } from '../../../features/newsletter/index.js';
import {
  PersonalPages,
  readForm,
  refusalOf,
  textFields,
} from '../../../features/storefront/index.js';
import { StoreDirectory, visitRefusal } from '../../../features/stores/index.js';
import { CountdownScreen } from '../countdown.screen.js';

const countdown = '/countdown/';

/** Subscribes visitors of a shop that has not opened yet to its newsletter. */
@Controller('countdown')
@UseFilters(RedirectFilter)
export class CountdownForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: CountdownScreen,
    private readonly stores: StoreDirectory,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Redirects to the countdown, or to the home page if the shop has opened in the meantime. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async subscribe(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const refusal = visitRefusal(request.facts, this.stores.store(request.facts.division));
    // A shop with a password takes no subscriptions from outside.
    if (refusal?.leadsTo !== undefined && refusal.leadsTo !== countdown)
      throw new Redirect(refusal.leadsTo);
    try {
      const subscription = await readForm(Subscribe, request.body);
      await this.subscriptions.ask(commandContextOf(request), subscription);
    } catch (thrown) {
      const { status, message, errors } = refusalOf(thrown);
      const form = { values: textFields(request.body), errors, message };
      return this.pages.show(request, reply, countdownScreen, async (shopRequest) => {
        const content = await this.screen.read(shopRequest);
        return { ...content, props: { ...content.props, form }, status };
      });
    }
    throw new Redirect(refusal === undefined ? '/' : `${countdown}?subscribed=1`);
  }
}
