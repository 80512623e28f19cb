import { Injectable } from '@nestjs/common';
import type { BasketItem } from '@selvedge/shared/baskets/contract';
import type { FavouriteItem } from '@selvedge/shared/favourites/contract';
import type { StorePage } from '@selvedge/shared/pages/store-page';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

type ItemsReader<Item> = (request: FastifyRequest) => Promise<readonly Item[]>;

/**
 * Something that a visitor has in a store. The feature that keeps it brings the reader at start; the
 * stores know nothing of it, or the two would import each other.
 */
abstract class VisitorItems<Item> {
  private reader: ItemsReader<Item> = () => Promise.resolve([]);

  readBy(reader: ItemsReader<Item>): void {
    this.reader = reader;
  }

  itemsOf(request: FastifyRequest): Promise<readonly Item[]> {
    return this.reader(request);
  }
}

/** What the visitor's cart holds. */
@Injectable()
export class CartSource extends VisitorItems<BasketItem> {}

/** What the visitor likes. */
@Injectable()
export class FavouritesSource extends VisitorItems<FavouriteItem> {}

type PagesOfStore = (store: Store) => Promise<readonly StorePage[]>;

/** What owners published in their stores; the reader is brought in the same way. */
@Injectable()
export class PagesSource {
  private reader: PagesOfStore = () => Promise.resolve([]);

  readBy(reader: PagesOfStore): void {
    this.reader = reader;
  }

  of(store: Store): Promise<readonly StorePage[]> {
    return this.reader(store);
  }
}
