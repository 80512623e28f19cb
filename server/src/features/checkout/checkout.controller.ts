import {
  Body,
  Controller,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import {
  PayRequest,
  PlaceOrderRequest,
  QuoteCheckout,
  type PaymentOutcome,
  type PlacedOrder,
} from '@selvedge/shared/checkout/contract';
import { notDelivered } from '@selvedge/shared/checkout/destination';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { InvalidInput } from '../../platform/refusals.js';
import { OpenStoreGuard } from '../stores/index.js';
import { CheckoutRequests } from './checkout-requests.http.js';
import { Checkout } from './checkout.service.js';

@Controller('omnis/v3/checkout')
@UseGuards(OpenStoreGuard)
export class CheckoutController {
  constructor(
    private readonly checkout: Checkout,
    private readonly requests: CheckoutRequests,
  ) {}

  /** Throws InvalidInput for a country that the store does not deliver to. */
  @Post('quote')
  @HttpCode(HttpStatus.OK)
  async quote(
    @Req() request: FastifyRequest,
    @Body() { country }: QuoteCheckout,
  ): Promise<CheckoutTotals> {
    const view = await this.checkout.view(this.requests.basketContextOf(request), country);
    if (country !== undefined && country !== view.country)
      throw new InvalidInput({ country: [notDelivered(country)] });
    return view.totals;
  }

  @Post('orders')
  @RateLimited('placeOrder')
  place(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() order: PlaceOrderRequest,
  ): Promise<PlacedOrder> {
    return this.requests.place(request, reply, order);
  }

  /** A declined card is an outcome, not an error. */
  @Post('orders/:orderHash/payments')
  @HttpCode(HttpStatus.OK)
  @RateLimited('placeOrder')
  pay(
    @Context() context: CommandContext,
    @Param('orderHash') orderHash: string,
    @Body() payment: PayRequest,
  ): Promise<PaymentOutcome> {
    return this.checkout.pay(context, orderHash, payment);
  }
}
