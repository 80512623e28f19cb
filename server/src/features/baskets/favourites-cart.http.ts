import { Injectable } from '@nestjs/common';
import type { ItemChange } from '@selvedge/shared/baskets/contract';
import type { FavouritesAnswer, FavouriteInput } from '@selvedge/shared/favourites/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  FavouritesService,
  FavouriteHasNoQuantity,
  favouritesAnswer,
  FavouriteRequests,
} from '../favourites/index.js';

/** BSK-007: serves the favourites through the basket calls. */
@Injectable()
export class FavouritesCart {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly requests: FavouriteRequests,
  ) {}

  /** Adds all of them or none. */
  async add(
    request: FastifyRequest,
    reply: FastifyReply,
    items: readonly FavouriteInput[],
  ): Promise<FavouritesAnswer> {
    const favouritesContext = this.requests.of(request);
    const { listId, lines } = await this.favourites.add(favouritesContext, items);
    this.requests.setCookie(favouritesContext, reply, listId);
    return favouritesAnswer(lines);
  }

  /** 0 removes; 1 is a no-op. Throws FavouriteHasNoQuantity for more. */
  async update(request: FastifyRequest, { key, quantity }: ItemChange): Promise<FavouritesAnswer> {
    if (quantity > 1) throw new FavouriteHasNoQuantity();
    if (quantity === 0) return this.remove(request, key);
    return favouritesAnswer(await this.favourites.list(this.requests.of(request)));
  }

  async remove(request: FastifyRequest, key: string): Promise<FavouritesAnswer> {
    return favouritesAnswer(await this.favourites.remove(this.requests.of(request), key));
  }
}
