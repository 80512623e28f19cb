import type { Choice } from '@selvedge/shared/baskets/item-key';

/** How many of an item; what the item is, its ItemAddedToBasket said. */
export interface ItemQuantity {
  readonly key: string;
  readonly quantity: number;
}

export type BasketEvent =
  | ({ readonly type: 'ItemAddedToBasket'; readonly basketId: string } & ItemQuantity & Choice)
  | ({ readonly type: 'BasketQuantityChanged'; readonly basketId: string } & ItemQuantity)
  | {
      readonly type: 'ItemRemovedFromBasket';
      readonly basketId: string;
      readonly key: string;
    }
  /** What left the basket with an order; what was added meanwhile stays in it. */
  | {
      readonly type: 'BasketItemsOrdered';
      readonly basketId: string;
      readonly ordered: readonly ItemQuantity[];
    }
  /** What a guest had in it when they signed in: it was put into the basket of their account. */
  | {
      readonly type: 'BasketItemsTakenAlong';
      readonly basketId: string;
      readonly taken: readonly ItemQuantity[];
    };
