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
import { basketScreen } from '@selvedge/shared/baskets/basket.screen';
import {
  maxQuantity,
  RemoveFromBasket,
  type BasketAnswer,
} from '@selvedge/shared/baskets/contract';
import { ApplyCoupon } from '@selvedge/shared/discounts/coupons/contract';
import { QuantityForm } from '@selvedge/shared/storefront/forms/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import {
  OpenShopGuard,
  postRedirectGet,
  readForm,
  refusalOf,
  PersonalPages,
} from '../../features/storefront/index.js';
import { BasketRequests } from '../../features/baskets/basket-requests.http.js';
import { BasketsService } from '../../features/baskets/baskets.service.js';
import { BasketScreen } from './basket.screen.js';

/**
 * Plain forms of the basket. The shop's script posts the same forms and gets JSON instead of a
 * page.
 */
@Controller('basket')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class BasketForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: BasketScreen,
    private readonly baskets: BasketsService,
    private readonly requests: BasketRequests,
  ) {}

  @Post('update')
  @HttpCode(HttpStatus.OK)
  async update(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.change(request, reply, async () => {
      const { key, quantity, step = '0' } = await readForm(QuantityForm, request.body);
      const newQuantity = Math.min(Math.max(quantity + Number(step), 0), maxQuantity);
      return this.baskets.update(this.requests.of(request), { key, quantity: newQuantity });
    });
  }

  @Post('remove')
  @HttpCode(HttpStatus.OK)
  async remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.change(request, reply, async () => {
      const { key } = await readForm(RemoveFromBasket, request.body);
      return this.baskets.remove(this.requests.of(request), key);
    });
  }

  /** Applies a discount code, or removes it if the field is empty; the page shows the outcome. */
  @Post('coupon')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async coupon(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.change(request, reply, async () => {
      const { code } = await readForm(ApplyCoupon, request.body);
      return this.baskets.list(this.requests.withCoupon(request, reply, code));
    });
  }

  /** A refusal shows the current basket with the reason. */
  private change(
    request: FastifyRequest,
    reply: FastifyReply,
    command: () => Promise<BasketAnswer>,
  ): Promise<void> {
    return postRedirectGet(request, reply, {
      command: async () => ({ location: '/basket/', state: await command() }),
      refuse: (thrown) => {
        const { status, message } = refusalOf(thrown);
        return this.pages.showRefused(request, reply, basketScreen, {
          status,
          read: (shopRequest) => this.screen.again(shopRequest, message),
        });
      },
    });
  }
}
