import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { searchTerms } from '../http/common-fields.js';
import type { Collection } from '../catalogue/contract.js';
import { urlNameRules } from '../catalogue/url-name.js';
import { pagesOf } from '../http/paging.js';
import type { AdminProductRow } from '../products/admin/contract.js';
import { IsProductReference } from '../products/product-reference.js';
import { decoratedBy, trimmed, unlessNull } from '../http/field-decorators.js';

/** Number of products of a collection that can be sorted manually; the others follow by sales. */
export const orderedProductsLimit = 1_000;
/** Maximum number of products added or removed per save. */
export const movedProductsLimit = 200;
/** Validates uuids or ids of products to add or remove. */
export const movedProducts = decoratedBy(
  IsProductReference({ each: true }),
  ArrayUnique(),
  ArrayMaxSize(movedProductsLimit, {
    message: `You can change at most ${movedProductsLimit} products at a time. Save, then continue.`,
  }),
  IsArray(),
);

/** Query of GET /omnis/v3/dashboard/collections/ and …/creators/. */
export class ProductGroupsQuery extends pagesOf(100) {
  /** Matches name and address. */
  @searchTerms
  searchTerm?: string;
}

/** Fields shared by the lists of collections and creators. */
export interface ProductGroupRow {
  readonly uuid: string;
  readonly name: string;
  readonly urlName: string;
  /** Path on this host's image service; null if there is no image. */
  readonly image: string | null;
  /** Number of its products, including hidden ones. */
  readonly products: number;
  readonly updatedAt: string;
}

/** Row of the owner's list. Without a banner, the first product's image is used. */
export interface AdminCollectionRow extends ProductGroupRow {
  readonly enabled: boolean;
}

/** A product of a product group for the owner. Prices in minor units. */
export type ProductGroupItem = Pick<
  AdminProductRow,
  'uuid' | 'name' | 'image' | 'enabled' | 'approvalStatus' | 'price' | 'salePrice' | 'currency'
>;

/** Products of a product group. */
export interface ProductGroupContent {
  /** In shop order; at most `orderedProductsLimit`. */
  readonly products: readonly ProductGroupItem[];
  /** Total number of products. */
  readonly total: number;
}

/**
 * A collection for editing. `version` counts changes; a save names the version that it is based on.
 */
export interface AdminCollection extends ProductGroupContent {
  readonly collection: Collection;
  readonly version: number;
  readonly updatedAt: string;
}

/** Products to add to a product group. */
export class ProductGroupForm {
  /** Uuids or ids; products already in the group stay. */
  @movedProducts
  added!: string[];
}

/** Editable fields of a collection. */
export class CollectionForm extends ProductGroupForm {
  @trimmed
  @Rules('required', ['max_length', 200])
  name!: string;

  @Rules(...urlNameRules)
  urlName!: string;

  @IsString()
  @Rules(['max_length', 10_000])
  description!: string;

  @unlessNull
  @IsString()
  @Rules(['max_length', 300])
  banner!: string | null;

  /** Products shown first; all are sorted by sales if empty. */
  @IsArray()
  @ArrayMaxSize(orderedProductsLimit)
  @ArrayUnique()
  @IsProductReference({ each: true })
  productOrder!: string[];

  @IsBoolean()
  enabled!: boolean;
}

/** Body of POST …/collections/; appends it to the store's collections. */
export class CreateCollection extends CollectionForm {}

/** Body of PUT …/collections/{uuid}/; 409 with the current collection if `version` is outdated. */
export class SaveCollection extends CollectionForm {
  /** Uuids or ids of products to remove; others are ignored. */
  @movedProducts
  removed!: string[];

  /** Position among the collections, ascending. */
  @IsInt()
  @Rules(['min_value', 0], ['max_value', 1_000_000])
  position!: number;

  @IsInt()
  @Rules(['min_value', 1])
  version!: number;
}
