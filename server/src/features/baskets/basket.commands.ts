import type { Choice } from '@selvedge/shared/catalogue/bundles/item-key';

import type { ItemQuantity } from './basket.events.js';

/** A choice and the quantity to add. */
export interface RequestedItem {
  readonly choice: Choice;
  readonly quantity: number;
}

export type BasketCommand =
  | {
      readonly type: 'AddItem';
      readonly basketId: string;
      readonly choice: Choice;
      readonly quantity: number;
    }
  /** BSK-008: adds all of them or none. */
  | {
      readonly type: 'AddItems';
      readonly basketId: string;
      readonly items: readonly RequestedItem[];
    }
  /** BSK-017: 0 removes the item. */
  | ({ readonly type: 'ChangeQuantity'; readonly basketId: string } & ItemQuantity)
  | { readonly type: 'RemoveItem'; readonly basketId: string; readonly key: string }
  /**
   * Removes exactly the ordered items in the same append as the order. Later additions stay; an
   * order with missing items is refused, so that a basket is not ordered twice.
   */
  | {
      readonly type: 'EmptyBasket';
      readonly basketId: string;
      readonly ordered: readonly ItemQuantity[];
    }
  /** Adds a guest's items to the basket of an account, as far as they fit (BSK-014, BSK-017). */
  | {
      readonly type: 'JoinItems';
      readonly basketId: string;
      readonly items: readonly (ItemQuantity & Choice)[];
    }
  /** Empties the guest's basket in the same append. Refused if its content has changed. */
  | {
      readonly type: 'TakeAlong';
      readonly basketId: string;
      readonly items: readonly (ItemQuantity & Choice)[];
    }
  /** Removes everything. */
  | { readonly type: 'ClearBasket'; readonly basketId: string };
