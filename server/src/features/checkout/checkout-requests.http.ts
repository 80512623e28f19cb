import { Injectable } from '@nestjs/common';
import type { PlacedOrder, PlaceOrderRequest } from '@selvedge/shared/checkout/contract';
import { couponCookie } from '@selvedge/shared/discounts/discount';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { setSecretIdCookie } from '../../platform/http/set-secret-id-cookie.js';
import { BasketRequests, type BasketContext } from '../baskets/index.js';
import { OrderBuyers } from '../orders/index.js';
import { SplitTestOrders } from '../split-tests/index.js';
import { Checkout } from './checkout.service.js';

/** Checkout of an HTTP request. */
@Injectable()
export class CheckoutRequests {
  constructor(
    private readonly checkout: Checkout,
    private readonly baskets: BasketRequests,
    private readonly buyers: OrderBuyers,
    private readonly splitTests: SplitTestOrders,
  ) {}

  /** Throws NotFound on a host without shop. */
  basketContextOf(request: FastifyRequest): BasketContext {
    return this.baskets.of(request);
  }

  setCoupon(reply: FastifyReply, code: string): void {
    this.baskets.setCoupon(reply, code);
  }

  /** Places the order and sets the cookie that later proves it belongs to this browser. */
  async place(
    request: FastifyRequest,
    reply: FastifyReply,
    order: PlaceOrderRequest,
  ): Promise<PlacedOrder> {
    const placed = await this.checkout.placeOrder(this.basketContextOf(request), order);
    await this.splitTests.count(request, placed.orderId);
    const { cookies, facts } = request;
    // The next order starts without the code.
    if (cookies[couponCookie] !== undefined) this.setCoupon(reply, '');
    const principal = { subject: facts.session.subject, cookies };
    const id = this.buyers.cookieValue(principal, placed.orderHash);
    if (id !== undefined) setSecretIdCookie(reply, this.buyers.cookie, { current: undefined, id });
    return placed;
  }
}
