import {
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { PayRequest, SHIPPING_COUNTRIES } from '@selvedge/shared/checkout/contract';
import { regionOf } from '@selvedge/shared/checkout/totals';
import { arrivalWords } from '@selvedge/shared/delivery/delivery-labels';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import { payLink, receiptLink } from '@selvedge/shared/storefront/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Redirect } from '../../../platform/redirect.js';
import { Checkout } from '../../checkout/index.js';
import { OrderReader } from '../../orders/index.js';
import { refusalOf } from '../forms/form-answers.js';
import { isSettled, payFor } from '../forms/payment-answers.js';
import { readForm } from '../forms/read-form.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { PageRenderer } from '../render/page-renderer.js';

/** What the holder of an order's link sees and does. */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class OrderPagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly orders: OrderReader,
    private readonly checkout: Checkout,
  ) {}

  /** RTE-013. */
  @Get('receipt/:hash')
  async receipt(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('hash') hash: string,
  ): Promise<void> {
    const order = await this.order(request, hash);
    await this.pages.send(request, reply, {
      screen: {
        name: 'receipt',
        order,
        arrival: arrivalOf(order),
        countries: SHIPPING_COUNTRIES,
      },
      title: `Order ${order.orderId}`,
      path: receiptLink(hash),
      noindex: true,
    });
  }

  /** RTE-039, PAY-024. */
  @Get('pay/:hash')
  pay(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('hash') hash: string,
  ): Promise<void> {
    return this.showPayment(request, reply, { hash, form: null });
  }

  /** Declined is an outcome: the page says so, and takes another card. */
  @Post('pay/:hash')
  @HttpCode(HttpStatus.OK)
  @RateLimited('placeOrder')
  async submit(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('hash') hash: string,
  ): Promise<void> {
    try {
      const card = await readForm(PayRequest, request.body);
      const answer = await payFor(this.checkout.pay(commandContextOf(request), hash, card));
      await reply.redirect(isSettled(answer) ? receiptLink(hash) : payLink(hash), 303);
    } catch (thrown) {
      const { status, message, errors } = refusalOf(thrown);
      const shown = Object.keys(errors).length > 0 ? null : message;
      reply.code(status);
      await this.showPayment(request, reply, {
        hash,
        form: { values: {}, errors, message: shown },
      });
    }
  }

  private order({ facts }: FastifyRequest, hash: string): Promise<ShopperOrder> {
    return this.orders.forShopper(facts.tenant.division, hash);
  }

  private async showPayment(
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, form }: { readonly hash: string; readonly form: FormState | null },
  ): Promise<void> {
    const order = await this.order(request, hash);
    if (!isPayable(order)) throw new Redirect(receiptLink(hash));
    await this.pages.send(request, reply, {
      screen: { name: 'pay', order, form },
      title: 'Payment',
      path: payLink(hash),
      noindex: true,
    });
  }
}

/** ORD-042: the day of the order counts, so that it is the same every time. */
function arrivalOf({ createdAt, shippingAddress }: ShopperOrder): string | null {
  if (shippingAddress === null) return null;
  return arrivalWords(new Date(createdAt), regionOf(shippingAddress.country));
}

/** While an attempt is open the receipt tells what comes of it; nobody pays twice. */
function isPayable({ status, paymentAttempts }: ShopperOrder): boolean {
  return status === 'to_be_paid' && paymentAttempts.at(-1)?.state !== 'started';
}
