import { Injectable } from '@nestjs/common';
import type { BasketItem } from '@selvedge/shared/baskets/contract';
import type { FavouriteItem } from '@selvedge/shared/favourites/contract';
import type { StorePage } from '@selvedge/shared/stores/store-page';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

type ItemsReader<Item> = (request: FastifyRequest) => Promise<readonly Item[]>;

/**
 * Items that a visitor has in a store. The owning feature registers the reader at start-up, which
 * avoids a circular import.
 */
abstract class VisitorItems<Item> {
  private reader: ItemsReader<Item> = () => Promise.resolve([]);

  registerReader(reader: ItemsReader<Item>): void {
    this.reader = reader;
  }

  itemsOf(request: FastifyRequest): Promise<readonly Item[]> {
    return this.reader(request);
  }
}

/** Items in the visitor's basket. */
@Injectable()
export class CartSource extends VisitorItems<BasketItem> {}

/** Items in the visitor's favourites. */
@Injectable()
export class FavouritesSource extends VisitorItems<FavouriteItem> {}

type PagesOfStore = (store: Store) => Promise<readonly StorePage[]>;

/** Published pages of a store; the pages feature registers the reader in the same way. */
@Injectable()
export class PagesSource {
  private reader: PagesOfStore = () => Promise.resolve([]);

  registerReader(reader: PagesOfStore): void {
    this.reader = reader;
  }

  of(store: Store): Promise<readonly StorePage[]> {
    return this.reader(store);
  }
}
