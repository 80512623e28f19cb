import { IsNotEmpty, IsString, Matches } from 'class-validator';

import { Rules } from '../forms/validators.js';
import type { ProductCard } from '../catalogue/contract.js';
import { NamedProduct } from '../catalogue/named-product/contract.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** Different favourites in one list. */
export const maxFavourites = 200;

/** API-015 with name 'favourites': a variant, or a product with as much of a choice as there is yet. */
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

/** API-020 POST /omnis/v3/basket/favourites/recover/. */
export class RecoverFavourites {
  /** BSK-010: the opaque id of a saved list. */
  @Matches(listId, { message: 'This link is not complete' })
  br!: string;
}

/** API-021 POST /omnis/v3/basket/favourites/email-for-later. */
export class EmailFavourites {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;
}

/** POST /favourites/add/ and /favourites/remove/ of a heart. */
export class HeartForm {
  /** The product's uuid or integer id. */
  @Rules('required', ['max_length', 64])
  product!: string;
}

/** POST /favourites/drop/: a line of the list. */
export class FavouriteForm {
  @Matches(/^[0-9a-f]{32}$/)
  key!: string;
}

/** POST /favourites/move/: into the basket. */
export class MoveForm extends FavouriteForm {
  @IsString({ message: 'Please choose a colour and a size' })
  @IsNotEmpty({ message: 'Please choose a colour and a size' })
  @Rules(['max_length', 64])
  variant!: string;
}

/** BSK-004. `priceIncTax` in minor units of `currency`; options are empty as long as any will do. */
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
  /** False when nothing of what was chosen can be bought any more. */
  readonly available: boolean;
}

/** What every call about favourites answers (API-015, API-019, API-020). */
export interface FavouritesAnswer {
  readonly items: readonly FavouriteItem[];
}

/** API-021. */
export interface FavouritesSent {
  readonly type: 'success';
  readonly message: string;
}

/** A variant that can be bought. */
export interface FavouriteVariant {
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
}

/** A favourite as its page shows it. */
export interface FavouriteLine extends FavouriteItem {
  /** Null for a product that the shop no longer knows. */
  readonly card: ProductCard | null;
  /** What can be moved to the basket. */
  readonly variants: readonly FavouriteVariant[];
  /** Its pieces are chosen on its own page. */
  readonly isBundle: boolean;
}
