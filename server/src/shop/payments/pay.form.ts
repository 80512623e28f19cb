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
import { PayRequest } from '@selvedge/shared/checkout/contract';
import { payScreen } from '@selvedge/shared/payments/pay.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { Checkout, continueAt, payFor } from '../../features/checkout/index.js';
import {
  OpenShopGuard,
  PersonalPages,
  readForm,
  refusalOf,
} from '../../features/storefront/index.js';
import { PayScreen } from './pay.screen.js';

/** Payment by a person with the link of an order. */
@Controller('pay')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class PayForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: PayScreen,
    private readonly checkout: Checkout,
  ) {}

  /** A decline is an outcome: the page reports it and accepts another card. */
  @Post(':order')
  @HttpCode(HttpStatus.OK)
  @RateLimited('placeOrder')
  async submit(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('order') hash: string,
  ): Promise<void> {
    try {
      const pay = await readForm(PayRequest, request.body);
      const payment = this.checkout.pay(commandContextOf(request), hash, pay);
      await continueAt(reply, (await payFor(payment, hash)).location);
    } catch (thrown) {
      const { status, message, errors } = refusalOf(thrown);
      const shown = Object.keys(errors).length > 0 ? null : message;
      const form = { values: {}, errors, message: shown };
      await this.pages.showRefused(request, reply, payScreen, {
        status,
        read: (shopRequest) => this.screen.content(shopRequest, { hash, form }),
      });
    }
  }
}
