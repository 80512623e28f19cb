import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  AddItemToCart,
  BulkAddItemsToCart,
  changeIn,
  RemoveFromBasket,
  UpdateBasket,
  type BasketAnswer,
  type BulkBasketAnswer,
} from '@selvedge/shared/baskets/contract';
import { ApplyCoupon } from '@selvedge/shared/discounts/coupons/contract';
import type { FavouritesAnswer } from '@selvedge/shared/favourites/contract';
import { messages } from '@selvedge/shared/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { OpenStoreGuard } from '../stores/index.js';
import { BasketsService } from './baskets.service.js';
import { BasketRequests } from './basket-requests.http.js';
import { FavouritesCart } from './favourites-cart.http.js';

@Controller('omnis/v3')
@UseGuards(OpenStoreGuard)
export class BasketsController {
  constructor(
    private readonly baskets: BasketsService,
    private readonly requests: BasketRequests,
    private readonly favourites: FavouritesCart,
  ) {}

  @Get('basket/main/list')
  list(@Req() request: FastifyRequest): Promise<BasketAnswer> {
    return this.baskets.list(this.requests.of(request));
  }

  /**
   * Adds an item to the basket or the favourites (BSK-007). The first item sets the cookie of that
   * list.
   */
  @Post('frontend/product/addItemToCart')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async add(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { item, name }: AddItemToCart,
  ): Promise<BasketAnswer | FavouritesAnswer> {
    if (name === 'favourites') return this.favourites.add(request, reply, [item]);
    const basketContext = this.requests.of(request);
    const { basketId, answer } = await this.baskets.add(basketContext, item);
    this.requests.setCookie(basketContext, reply, basketId);
    return answer;
  }

  /** Skips and names unavailable items; ERR-018 if none is available. */
  @Post('frontend/product/bulkAddItemsToCart')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async addAll(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { items, name }: BulkAddItemsToCart,
  ): Promise<BulkBasketAnswer | FavouritesAnswer> {
    if (name === 'favourites') return this.favourites.add(request, reply, items);
    const basketContext = this.requests.of(request);
    const { basketId, answer, leftOut } = await this.baskets.addAll(basketContext, items);
    this.requests.setCookie(basketContext, reply, basketId);
    return leftOut.length === 0 ? answer : { ...answer, message: leftOutOf(leftOut) };
  }

  /** Changes the quantity of an item; 0 removes it (API-017, A-45). */
  @Post('basket/update')
  @HttpCode(HttpStatus.OK)
  update(
    @Req() request: FastifyRequest,
    @Body() body: UpdateBasket,
  ): Promise<BasketAnswer | FavouritesAnswer> {
    if (body.name === 'favourites') return this.favourites.update(request, changeIn(body));
    return this.baskets.update(this.requests.of(request), changeIn(body));
  }

  /** Applies a discount code, or removes it if it is empty; `discounts` states the outcome. */
  @Post('basket/coupon')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  coupon(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { code }: ApplyCoupon,
  ): Promise<BasketAnswer> {
    return this.baskets.list(this.requests.withCoupon(request, reply, code));
  }

  /** Removes an item (API-016). */
  @Post('basket/remove')
  @HttpCode(HttpStatus.OK)
  remove(
    @Req() request: FastifyRequest,
    @Body() { key, name }: RemoveFromBasket,
  ): Promise<BasketAnswer | FavouritesAnswer> {
    if (name === 'favourites') return this.favourites.remove(request, key);
    return this.baskets.remove(this.requests.of(request), key);
  }
}

function leftOutOf(names: readonly string[]): string {
  return `${messages.productUnavailable}: ${[...new Set(names)].join(', ')}`;
}
