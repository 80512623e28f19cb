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
import type { BundleOptions } from './item-key.js';
import { NamedProduct } from '../catalogue/named-product/contract.js';
import { unlessAbsent, unlessNull, wholeNumber } from '../http/field-decorators.js';

/** BSK-017: a quantity is a whole number from 1 to this. */
export const maxQuantity = 999;
/** Different choices in one basket. */
export const maxBasketItems = 100;

const isNoVariant = ({ variantId }: CartItem): boolean => variantId === undefined;

/** What a shopper chose: a variant by its sku (BSK-008), or product, colour and size (BSK-006). */
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

/** BSK-007: 'main' is the basket, and what nobody names. */
const CART_NAMES = ['main', 'favourites'] as const;
type CartName = (typeof CART_NAMES)[number];

const itemType = (help?: TypeHelpOptions): typeof CartItem | typeof FavouriteInput =>
  help?.object['name'] === 'favourites' ? FavouriteInput : CartItem;

/** API-015 POST /omnis/v3/frontend/product/addItemToCart/. Favourites need no colour and no size. */
export class AddItemToCart {
  @ValidateNested()
  @Type(itemType)
  @IsObject({ message: messages.nothingAdded })
  item!: CartItem | FavouriteInput;

  @unlessAbsent
  @IsIn(CART_NAMES)
  name?: CartName;
}

/** API-018 POST /omnis/v3/frontend/product/bulkAddItemsToCart/. */
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

/** API-016 POST /omnis/v3/basket/remove/. */
export class RemoveFromBasket {
  @Matches(keyPattern)
  key!: string;

  @unlessAbsent
  @IsIn(CART_NAMES)
  name?: CartName;
}

/** How many of an item there shall be; 0 removes it (BSK-017). */
export class ItemChange {
  @Matches(keyPattern)
  key!: string;

  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', maxQuantity])
  quantity!: number;
}

const hasNoItem = ({ item }: UpdateBasket): boolean => item === undefined || item === null;

/** API-017 POST /omnis/v3/basket/update/. Read it with `changeIn`: A-45 accepts `item: {key, quantity}` too. */
export class UpdateBasket {
  @ValidateIf(hasNoItem)
  @Matches(keyPattern)
  key?: string;

  @ValidateIf(hasNoItem)
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', maxQuantity])
  quantity?: number;

  /** Null says as much as nothing: clients of the specification's call send it beside key and quantity. */
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

/** the change in either of the two shapes of a validated body. */
export function changeIn({ key = '', quantity = 0, item }: UpdateBasket): ItemChange {
  return item ?? { key, quantity };
}

/** CAT-010: a piece of a bundle as it was chosen. */
export interface ChosenPiece {
  readonly name: string;
  readonly choice: string;
}

/** BSK-003, API-022: one line of the basket. `priceIncTax` is one piece, in minor units of `currency`. */
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
  /** Of a bundle: what each piece is, and what was chosen of it (`Navy · M`). */
  readonly pieces: readonly ChosenPiece[];
  /** False when it can no longer be bought; such a line does not count and blocks the checkout. */
  readonly available: boolean;
}

/** What every basket call answers. */
export interface BasketAnswer {
  readonly items: readonly BasketItem[];
  /** BSK-002: the sum of the quantities. */
  readonly quantity: number;
  /** Sum of the available lines, minor units including tax. */
  readonly subtotal: number;
  readonly currency: string;
}

/** API-018: the basket after all that can be had of what was asked for was added. */
export interface BulkBasketAnswer extends BasketAnswer {
  /** What was left out, in words; absent when nothing was. */
  readonly message?: string;
}
