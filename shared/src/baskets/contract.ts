import { Type, type TypeHelpOptions } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import { FavouriteInput } from '../favourites/contract.js';
import { messages } from '../messages.js';
import { IsBundleOptions } from './bundle-options.js';
import type { BundleOptions } from '../catalogue/bundles/item-key.js';
import type { SpendingGoal } from '../pricing/spending-goal.js';
import { NamedProduct } from '../catalogue/named-product/contract.js';
import { unlessAbsent, unlessNull, wholeNumber } from '../http/field-decorators.js';

/** Maximum quantity per item. */
export const maxQuantity = 999;
/** Maximum number of distinct items. */
export const maxBasketItems = 100;

const isNoVariant = ({ variantId }: CartItem): boolean => variantId === undefined;

/** A shopper's choice: a variant by sku, or product, colour and size. */
export class CartItem extends NamedProduct {
  @ValidateIf(isNoVariant)
  @Rules('required', ['max_length', 64])
  productColor?: string;

  @ValidateIf(isNoVariant)
  @Rules('required', ['max_length', 32])
  productSize?: string;

  @unlessAbsent
  @IsBundleOptions()
  bundleOptions?: BundleOptions;

  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxQuantity])
  quantity?: number;
}

/** 'main' is the basket and the default. */
const CART_NAMES = ['main', 'favourites'] as const;
type CartName = (typeof CART_NAMES)[number];

const itemType = (help?: TypeHelpOptions): typeof CartItem | typeof FavouriteInput =>
  help?.object['name'] === 'favourites' ? FavouriteInput : CartItem;

/** Body of POST /omnis/v3/frontend/product/addItemToCart/. Favourites need no colour or size. */
export class AddItemToCart {
  @ValidateNested()
  @Type(itemType)
  @IsObject({ message: messages.nothingAdded })
  item!: CartItem | FavouriteInput;

  @unlessAbsent
  @IsIn(CART_NAMES)
  name?: CartName;
}

/** Body of POST /omnis/v3/frontend/product/bulkAddItemsToCart/. */
export class BulkAddItemsToCart {
  @ValidateNested({ each: true })
  @Type(itemType)
  @ArrayMaxSize(maxBasketItems)
  @ArrayNotEmpty({ message: messages.nothingAdded })
  @IsArray({ message: messages.nothingAdded })
  items!: (CartItem | FavouriteInput)[];

  @unlessAbsent
  @IsIn(CART_NAMES)
  name?: CartName;
}

const keyPattern = /^[0-9a-f]{32}$/;

/** Body of POST /omnis/v3/basket/remove/. */
export class RemoveFromBasket {
  @Matches(keyPattern)
  key!: string;

  @unlessAbsent
  @IsIn(CART_NAMES)
  name?: CartName;
}

/** New quantity of an item; 0 removes it. */
export class ItemChange {
  @Matches(keyPattern)
  key!: string;

  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', maxQuantity])
  quantity!: number;
}

const hasNoItem = ({ item }: UpdateBasket): boolean => item === undefined || item === null;

/**
 * Body of POST /omnis/v3/basket/update/. Read it with `changeIn`, as A-45 also allows `item: {key,
 * quantity}`.
 */
export class UpdateBasket {
  @ValidateIf(hasNoItem)
  @Matches(keyPattern)
  key?: string;

  @ValidateIf(hasNoItem)
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', maxQuantity])
  quantity?: number;

  /** Null counts as absent, because documented clients send it together with key and quantity. */
  @unlessAbsent
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => ItemChange)
  item?: ItemChange | null;

  @unlessAbsent
  @IsIn(CART_NAMES)
  name?: CartName;
}

/** Returns the change from either shape of a validated body. */
export function changeIn({ key = '', quantity = 0, item }: UpdateBasket): ItemChange {
  return item ?? { key, quantity };
}

/** Chosen piece of a bundle. */
export interface ChosenPiece {
  readonly name: string;
  readonly choice: string;
}

/** A basket line. `priceIncTax` is per piece, in minor units of `currency`. */
export interface BasketItem {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  readonly priceIncTax: number;
  readonly currency: string;
  readonly image: string;
  readonly options: { readonly Colour: string; readonly Size: string };
  readonly productUuid: string;
  readonly productUrl: string;
  /** Pieces of a bundle and their options, such as `Navy · M`. */
  readonly pieces: readonly ChosenPiece[];
  /** False if it can no longer be bought; the line is not counted and blocks the checkout. */
  readonly available: boolean;
}

/** Code that the shopper entered. `message` is the reason why it does not apply. */
export interface BasketCoupon {
  readonly code: string;
  readonly message: string | null;
}

/** A discount with its amount in minor units; 0 for free delivery. */
export interface BasketDiscountRow {
  readonly title: string;
  readonly amount: number;
}

/** Discounts on the available lines. */
export interface BasketDiscounts {
  /** Sum of the rows, in minor units. */
  readonly discount: number;
  readonly rows: readonly BasketDiscountRow[];
  readonly coupon: BasketCoupon | null;
  readonly isFreeDelivery: boolean;
  /** Spending that earns free delivery; null if none is offered or it is reached. */
  readonly untilFreeDelivery: SpendingGoal | null;
}

/** Answer of all basket endpoints. */
export interface BasketAnswer {
  readonly items: readonly BasketItem[];
  /** Sum of the quantities. */
  readonly quantity: number;
  /** Sum of the available lines, in minor units including tax. */
  readonly subtotal: number;
  readonly currency: string;
  readonly discounts: BasketDiscounts;
}

/** Answer of a bulk addition. Only the available items are added. */
export interface BulkBasketAnswer extends BasketAnswer {
  /** Names the items that were not added; absent if there are none. */
  readonly message?: string;
}
