import { IsNotEmpty, IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import type { ProductCard } from '../catalogue/contract.js';
import { NamedProduct } from '../catalogue/named-product/contract.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** Maximum number of distinct favourites in a list. */
export const maxFavourites = 200;

/** Item added with name 'favourites': a variant, or a product with an incomplete choice. */
export class FavouriteInput extends NamedProduct {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  productColor?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 32])
  productSize?: string;
}

const listId = /^[0-9a-f]{32}$/;

/** Body of POST /omnis/v3/basket/favourites/recover/. */
export class RecoverFavourites {
  /** Opaque id of a saved list. */
  @Matches(listId, { message: 'This link is not complete' })
  br!: string;
}

/** Body of POST /omnis/v3/basket/favourites/email-for-later. */
export class EmailFavourites {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;
}

/** Forms POST /favourites/add/ and /favourites/remove/ of the heart button. */
export class HeartForm {
  /** Uuid or integer id of the product. */
  @Rules('required', ['max_length', 64])
  product!: string;
}

/** Form POST /favourites/drop/ of a list item. */
export class FavouriteForm {
  @Matches(/^[0-9a-f]{32}$/)
  key!: string;
}

/** Form POST /favourites/move/, which moves an item to the basket. */
export class MoveForm extends FavouriteForm {
  @IsString({ message: 'Please choose a colour and a size' })
  @IsNotEmpty({ message: 'Please choose a colour and a size' })
  @Rules(['max_length', 64])
  variant!: string;
}

/** `priceIncTax` in minor units of `currency`. An option that is not chosen yet is empty. */
export interface FavouriteItem {
  readonly key: string;
  readonly productId: string;
  readonly productUuid: string;
  readonly productUrl: string;
  readonly options: { readonly Colour: string; readonly Size: string };
  readonly name: string;
  readonly priceIncTax: number;
  readonly currency: string;
  readonly image: string;
  /** False if no matching variant can be bought. */
  readonly available: boolean;
}

/** Answer of all favourites endpoints. */
export interface FavouritesAnswer {
  readonly items: readonly FavouriteItem[];
}

export interface FavouritesSent {
  readonly type: 'success';
  readonly message: string;
}

/** An available variant. */
export interface FavouriteVariant {
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
}

/** A favourite as displayed on the favourites page. */
export interface FavouriteLine extends FavouriteItem {
  /** Null if the product no longer exists. */
  readonly card: ProductCard | null;
  /** Variants that can be moved to the basket. */
  readonly variants: readonly FavouriteVariant[];
  /** Whether it is a bundle, whose pieces are chosen on the product page. */
  readonly isBundle: boolean;
}
