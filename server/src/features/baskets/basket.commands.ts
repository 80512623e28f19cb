import type { Choice } from '@selvedge/shared/baskets/item-key';

import type { ItemQuantity } from './basket.events.js';

/** A choice, and how many of it are to be added. */
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
  /** BSK-008: all of them or none. */
  | {
      readonly type: 'AddItems';
      readonly basketId: string;
      readonly items: readonly RequestedItem[];
    }
  /** To 0 removes (BSK-017). */
  | ({ readonly type: 'ChangeQuantity'; readonly basketId: string } & ItemQuantity)
  | { readonly type: 'RemoveItem'; readonly basketId: string; readonly key: string }
  /**
   * For an order, together with it: takes out exactly what is ordered. What was added since the
   * shopper saw the total stays; what is gone refuses the order, so that one basket is not ordered twice.
   */
  | {
      readonly type: 'EmptyBasket';
      readonly basketId: string;
      readonly ordered: readonly ItemQuantity[];
    }
  /** Puts into the basket of an account what a guest had, as much as fits (BSK-014, BSK-017). */
  | {
      readonly type: 'JoinItems';
      readonly basketId: string;
      readonly items: readonly (ItemQuantity & Choice)[];
    }
  /** Out of a guest's, together with that. Refused where something else is in it by then. */
  | {
      readonly type: 'TakeAlong';
      readonly basketId: string;
      readonly items: readonly (ItemQuantity & Choice)[];
    }
  /** Whatever is in it. */
  | { readonly type: 'ClearBasket'; readonly basketId: string };
