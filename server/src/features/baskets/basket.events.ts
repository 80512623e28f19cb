import type { Choice } from '@selvedge/shared/catalogue/bundles/item-key';

/** A new quantity; ItemAddedToBasket describes the item. */
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
  /** Items that left the basket with an order; later additions stay. */
  | {
      readonly type: 'BasketItemsOrdered';
      readonly basketId: string;
      readonly ordered: readonly ItemQuantity[];
    }
  /** Items that moved to the basket of the account at sign-in. */
  | {
      readonly type: 'BasketItemsTakenAlong';
      readonly basketId: string;
      readonly taken: readonly ItemQuantity[];
    };
