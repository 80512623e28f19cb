import { Controller, Get, Param, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { DiscountLinkQuery } from '@selvedge/shared/discounts/coupons/contract';
import type { FastifyReply } from 'fastify';

import { BasketRequests } from '../../features/baskets/basket-requests.http.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { OpenShopGuard } from '../../features/storefront/index.js';

/** Links that apply a discount code, for mails and posts. */
@Controller('discount')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class CouponLinks {
  constructor(private readonly requests: BasketRequests) {}

  /** Stores the code and shows the page at `redirect`, by default the home page. */
  @Get(':code')
  @RateLimited('addToCart')
  async apply(
    @Res() reply: FastifyReply,
    @Param('code') code: string,
    @Query() { redirect = '/' }: DiscountLinkQuery,
  ): Promise<void> {
    this.requests.setCoupon(reply, code);
    await reply.header('cache-control', 'no-store').redirect(redirect, 302);
  }
}
