import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { searchTerms } from '../http/common-fields.js';
import type { Collection } from '../catalogue/contract.js';
import { urlNameRules } from '../catalogue/url-name.js';
import { pagesOf } from '../http/paging.js';
import type { AdminProductRow } from '../products/admin/contract.js';
import { IsProductReference } from '../products/product-reference.js';
import { decoratedBy, trimmed, unlessNull } from '../http/field-decorators.js';

/** How many products of a collection are told and ordered; those behind them follow by sales. */
export const orderedProductsLimit = 1_000;
/** How many products one save puts in or takes out. */
export const movedProductsLimit = 200;
/** The uuids or ids of products that one save puts in or takes out. */
export const movedProducts = decoratedBy(
  IsProductReference({ each: true }),
  ArrayUnique(),
  ArrayMaxSize(movedProductsLimit, {
    message: `At most ${movedProductsLimit} products at a time: save some, then go on`,
  }),
  IsArray(),
);

/** GET /omnis/v3/dashboard/collections/ and …/creators/: what an owner's list shows. */
export class ProductGroupsQuery extends pagesOf(100) {
  /** In name or address. */
  @searchTerms
  searchTerm?: string;
}

/** What lists of collections and of creators have in common. */
export interface ProductGroupRow {
  readonly uuid: string;
  readonly name: string;
  readonly urlName: string;
  /** A path of this host's image service; null where there is none. */
  readonly image: string | null;
  /** How many products belong to it, shown or not. */
  readonly products: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** A line of the owner's list; without a banner the first product's picture stands in. */
export interface AdminCollectionRow extends ProductGroupRow {
  readonly enabled: boolean;
}

/** A product of a product group, as an owner sees it there. Prices in minor units. */
export type ProductGroupItem = Pick<
  AdminProductRow,
  'uuid' | 'name' | 'image' | 'enabled' | 'approvalStatus' | 'price' | 'salePrice' | 'currency'
>;

/** What stands in a product group. */
export interface ProductGroupContent {
  /** In the shop's order; at most `orderedProductsLimit`. */
  readonly products: readonly ProductGroupItem[];
  /** How many there are in all. */
  readonly total: number;
}

/** One collection for editing. `version` counts its changes; a save names the one that it began with. */
export interface AdminCollection extends ProductGroupContent {
  readonly collection: Collection;
  readonly version: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** Products that go into a product group. */
export class ProductGroupForm {
  /** Uuids or ids; what is there already stays. */
  @movedProducts
  added!: string[];
}

/** All of a collection that its owner may set. */
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

  /** The products that come first; all go by sales where it is empty. */
  @IsArray()
  @ArrayMaxSize(orderedProductsLimit)
  @ArrayUnique()
  @IsProductReference({ each: true })
  productOrder!: string[];

  @IsBoolean()
  enabled!: boolean;
}

/** POST …/collections/: it becomes the last of the store. */
export class CreateCollection extends CollectionForm {}

/** PUT …/collections/{uuid}/: 409 with the present collection when `version` is not the newest. */
export class SaveCollection extends CollectionForm {
  /** Uuids or ids of products that leave it; who is not in it stays out. */
  @movedProducts
  removed!: string[];

  /** Its place among the collections, ascending. */
  @IsInt()
  @Rules(['min_value', 0], ['max_value', 1_000_000])
  position!: number;

  @IsInt()
  @Rules(['min_value', 1])
  version!: number;
}
