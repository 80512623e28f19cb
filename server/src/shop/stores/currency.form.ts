import { Controller, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ChooseCurrency } from '@selvedge/shared/storefront/forms/contract';
import { currenciesOf, currencyCookie } from '@selvedge/shared/stores/currencies';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../platform/config/config.js';
import { InvalidInput } from '../../platform/refusals.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import {
  OpenShopGuard,
  readForm,
  refererPath,
  ShopRequests,
} from '../../features/storefront/index.js';

/** Longest cookie lifetime that browsers accept (RFC 6265bis, 5.5). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** LAY-024: currency in which a shopper sees prices. */
@Controller('currency')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class CurrencyForm {
  private readonly secure: boolean;

  constructor(
    private readonly requests: ShopRequests,
    config: Config,
  ) {
    this.secure = config.NODE_ENV === 'production';
  }

  /** Saves the currency and returns to the requesting page (PAY-015). */
  @Post()
  async choose(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { currency } = await readForm(ChooseCurrency, request.body);
    if (!currenciesOf(this.requests.storeOf(request)).includes(currency)) {
      throw new InvalidInput({ currency: ['Prices are not shown in this currency'] });
    }
    reply.setCookie(currencyCookie, currency, {
      path: '/',
      sameSite: 'lax',
      secure: this.secure,
      maxAge: lifetimeSeconds,
    });
    await reply.redirect(refererPath(request, '/'), 303);
  }
}
