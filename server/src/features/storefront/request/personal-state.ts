import { Injectable } from '@nestjs/common';
import type { ConditionFacts } from '@selvedge/shared/blocks/conditions';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';
import type { FastifyRequest } from 'fastify';

import { BasketsService, BasketVisits } from '../../baskets/index.js';
import { FavouritesReader, FavouriteVisits } from '../../favourites/index.js';

/** What of a page is one person's. */
interface Personal {
  /** Pieces in the basket; null for somebody without one. */
  readonly quantity: number | null;
  /** The uuids of liked products; null where the shop keeps no favourites. */
  readonly liked: readonly string[] | null;
}

type PersonalCounts = Pick<ConditionFacts, 'basketQuantity' | 'favourites'>;

/** What pages show of the person who asks, beside the screen: the counts and hearts. */
@Injectable()
export class PersonalStateReader {
  constructor(
    private readonly visits: BasketVisits,
    private readonly baskets: BasketsService,
    private readonly favouriteVisits: FavouriteVisits,
    private readonly favourites: FavouritesReader,
  ) {}

  /** Whether the visitor has a basket or a list, which a page of everybody's cannot show. */
  isIn(request: FastifyRequest): boolean {
    const { basketId } = this.visits.of(request);
    return basketId !== undefined || this.favouriteVisits.ifKept(request)?.listId !== undefined;
  }

  async of(request: FastifyRequest, screen: ShopScreen): Promise<Personal> {
    const [quantity, liked] = await Promise.all([
      this.quantity(request, screen),
      this.liked(request),
    ]);
    return { quantity, liked };
  }

  /** BLX-007: pieces in the basket, and liked products. */
  async countsOf(request: FastifyRequest): Promise<PersonalCounts> {
    const [quantity, liked] = await Promise.all([this.kept(request), this.liked(request)]);
    return { basketQuantity: quantity ?? 0, favourites: liked?.length ?? 0 };
  }

  private async quantity(request: FastifyRequest, screen: ShopScreen): Promise<number | null> {
    if (screen.name === 'basket' || screen.name === 'checkout') return screen.basket.quantity;
    return this.kept(request);
  }

  private async kept(request: FastifyRequest): Promise<number | null> {
    const visit = this.visits.of(request);
    if (visit.basketId === undefined) return null;
    return (await this.baskets.list(visit)).quantity;
  }

  private async liked(request: FastifyRequest): Promise<readonly string[] | null> {
    const visit = this.favouriteVisits.ifKept(request);
    if (visit === undefined) return null;
    const { context, listId } = visit;
    return listId === undefined ? [] : this.favourites.products(context.division, listId);
  }
}
