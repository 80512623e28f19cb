import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { BasketsService, BasketVisits } from '../../baskets/index.js';

/** How many pieces a visitor has in the basket, for the badge. */
@Injectable()
export class BasketQuantity {
  constructor(
    private readonly visits: BasketVisits,
    private readonly baskets: BasketsService,
  ) {}

  isKept(request: FastifyRequest): boolean {
    return this.visits.of(request).basketId !== undefined;
  }

  /** Null for somebody without a basket. */
  async of(request: FastifyRequest): Promise<number | null> {
    const visit = this.visits.of(request);
    if (visit.basketId === undefined) return null;
    return (await this.baskets.list(visit)).quantity;
  }
}
