import { Injectable } from '@nestjs/common';
import type { FavouriteLine } from '@selvedge/shared/favourites/contract';
import type { FastifyRequest } from 'fastify';

import { FavouriteRequests, FavouritesService } from '../../favourites/index.js';

/** What the browser of a request keeps as favourites in the shop. */
@Injectable()
export class OwnFavourites {
  constructor(
    private readonly visits: FavouriteRequests,
    private readonly favourites: FavouritesService,
  ) {}

  /** None where the shop keeps no favourites. */
  async of(request: FastifyRequest): Promise<readonly FavouriteLine[]> {
    const visit = this.visits.ifKept(request);
    return visit === undefined ? [] : this.favourites.list(visit);
  }
}
