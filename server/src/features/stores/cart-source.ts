import { Injectable } from '@nestjs/common';
import type { BasketItem } from '@selvedge/shared/baskets/contract';
import type { FastifyRequest } from 'fastify';

export type CartReader = (request: FastifyRequest) => Promise<readonly BasketItem[]>;

/**
 * What the visitor's cart holds. The baskets feature brings the reader at start; the stores know
 * nothing of baskets, or the two would import each other.
 */
@Injectable()
export class CartSource {
  private reader: CartReader = () => Promise.resolve([]);

  readBy(reader: CartReader): void {
    this.reader = reader;
  }

  itemsOf(request: FastifyRequest): Promise<readonly BasketItem[]> {
    return this.reader(request);
  }
}
