import { Injectable } from '@nestjs/common';
import type { CartItem } from '@selvedge/shared/baskets/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { BasketsService, BasketRequests } from '../../features/baskets/index.js';

/** Adds items moved from the favourites to the visitor's basket. */
@Injectable()
export class BasketAdder {
  constructor(
    private readonly baskets: BasketsService,
    private readonly requests: BasketRequests,
  ) {}

  /** Throws the errors of BasketsService.add. */
  async add(request: FastifyRequest, reply: FastifyReply, item: CartItem): Promise<void> {
    const basketContext = this.requests.of(request);
    const { basketId } = await this.baskets.add(basketContext, item);
    this.requests.setCookie(basketContext, reply, basketId);
  }
}
