import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Matches,
} from 'class-validator';

import { plainRules } from '../../forms/rules.js';
import { Rules } from '../../forms/validators.js';
import { searchTerms } from '../../http/common-fields.js';
import { pagesOf, type Paged } from '../../http/paging.js';
import { ProductForm } from './form/contract.js';
import {
  APPROVAL_FILTERS,
  PRODUCT_SORTS,
  YES_NO,
  type ApprovalFilter,
  type ProductSort,
  type YesNo,
} from './list-labels.js';
import type { ApprovalStatus } from '../../catalogue/approval.js';
import type { Product } from '../../catalogue/contract.js';
import { GARMENTS, type GarmentName } from '../../catalogue/garments/mockup.js';
import { trimmed, unlessAbsent } from '../../http/field-decorators.js';

/** Query of GET /omnis/v3/dashboard/products/. */
export class AdminProductsQuery extends pagesOf(100) {
  /** Part of the name, sku, address or tags. */
  @searchTerms
  searchTerm?: string;

  @unlessAbsent
  @IsIn(YES_NO)
  enabled?: YesNo;

  @unlessAbsent
  @IsIn(YES_NO)
  onSale?: YesNo;

  @unlessAbsent
  @IsUUID()
  collection?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 60])
  type?: string;

  @unlessAbsent
  @IsIn(APPROVAL_FILTERS)
  approval?: ApprovalFilter;

  @unlessAbsent
  @IsIn(PRODUCT_SORTS)
  sort?: ProductSort;
}

/** Row of the owner's list. Prices in minor units. */
export interface AdminProductRow {
  readonly uuid: string;
  readonly name: string;
  readonly urlName: string;
  readonly sku: string;
  readonly type: string;
  readonly enabled: boolean;
  readonly approvalStatus: ApprovalStatus;
  /** Path on this host's image service. */
  readonly image: string;
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: string;
  readonly collections: readonly string[];
  /** Number of variants, and of those in stock. */
  readonly variants: number;
  readonly available: number;
  readonly updatedAt: string;
}

export type AdminProducts = Paged<AdminProductRow>;

/**
 * A product for editing. `version` counts changes; a save names the version that it is based on.
 */
export interface AdminProduct {
  readonly product: Product;
  readonly version: number;
  readonly updatedAt: string;
}

/** Answer of GET …/products/choices/: values for filters and assignments. */
export interface AdminChoices {
  readonly collections: readonly { readonly uuid: string; readonly name: string }[];
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly currency: string;
  /** The shop's own country, which determines the VAT in its prices. */
  readonly country: string;
}

export class CreateProduct extends ProductForm {}

/** Body of PUT …/products/{uuid}/; 409 with the current product if `version` is outdated. */
export class SaveProduct extends ProductForm {
  @IsInt()
  @Rules(['min_value', 1])
  version!: number;
}

/**
 * Body of POST …/products/from-design/. The server creates skus, images, alternative texts and
 * address.
 */
export class CreateFromDesign {
  @IsIn(GARMENTS)
  garment!: GarmentName;

  /** Name of a stock design, or the uuid of an image in the media library. */
  @IsString()
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @Rules(['max_length', 60])
  design!: string;

  /** Names of garment colours; the first is the default. */
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one colour' })
  @ArrayMaxSize(19)
  @ArrayUnique()
  @IsString({ each: true })
  colours!: string[];

  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one size' })
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsString({ each: true })
  sizes!: string[];

  @trimmed
  @Rules('required', ['max_length', 200])
  name!: string;

  @IsInt({ message: plainRules.positive_number.message })
  @Rules('positive_number', ['max_value', 100_000_00])
  price!: number;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 10_000])
  description?: string;

  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  collections?: string[];

  @IsBoolean()
  enabled!: boolean;
}
