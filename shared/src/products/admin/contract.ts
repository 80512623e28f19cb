import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';

import { pagesOf, type Paged } from '../../http/paging.js';
import { IsProductReference } from '../product-reference.js';
import { ProductForm } from './form/contract.js';
import {
  APPROVAL_FILTERS,
  PRODUCT_SORTS,
  YES_NO,
  type ApprovalFilter,
  type ProductSort,
  type YesNo,
} from './list-labels.js';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions.js';
import type { ApprovalStatus } from '../../catalogue/approval.js';
import type { Product } from '../../catalogue/contract.js';
import { GARMENTS, type GarmentName } from '../../catalogue/garments/mockup.js';
import { messages } from '../../messages.js';

/** GET /omnis/v3/dashboard/products/: which products of the store an owner's list shows. */
export class AdminProductsQuery extends pagesOf(100) {
  /** In name, sku, address or tags. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  searchTerm?: string;

  @IsOptional()
  @IsIn(YES_NO)
  enabled?: YesNo;

  @IsOptional()
  @IsIn(YES_NO)
  onSale?: YesNo;

  @IsOptional()
  @IsUUID()
  collection?: string;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  type?: string;

  @IsOptional()
  @IsIn(APPROVAL_FILTERS)
  approval?: ApprovalFilter;

  @IsOptional()
  @IsIn(PRODUCT_SORTS)
  sort?: ProductSort;
}

/** A line of the owner's list. Prices in minor units. */
export interface AdminProductRow {
  readonly uuid: string;
  readonly name: string;
  readonly urlName: string;
  readonly sku: string;
  readonly type: string;
  readonly enabled: boolean;
  readonly approvalStatus: ApprovalStatus;
  /** A path of this host's image service. */
  readonly image: string;
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: string;
  /** Uuids. */
  readonly collections: readonly string[];
  /** How many choices of colour and size there are, and how many of them are to be had. */
  readonly variants: number;
  readonly available: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export type AdminProducts = Paged<AdminProductRow>;

/** One product for editing. `version` counts its changes; a save names the one that it began with. */
export interface AdminProduct {
  readonly product: Product;
  readonly version: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** GET …/products/choices/: what a store's products may be filtered by and put into. */
export interface AdminChoices {
  readonly collections: readonly { readonly uuid: string; readonly name: string }[];
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
}

/** POST …/products/. */
export class CreateProduct extends ProductForm {}

/** PUT …/products/{uuid}/: 409 with the present product when `version` is not the newest. */
export class SaveProduct extends ProductForm {
  @IsInt()
  @Min(1)
  version!: number;
}

const trimmed = Transform(({ value }): unknown =>
  typeof value === 'string' ? value.trim() : value,
);

/** POST …/products/from-design/: the server makes skus, pictures, alt texts and the address. */
export class CreateFromDesign {
  @IsIn(GARMENTS)
  garment!: GarmentName;

  /** One of our designs, or the uuid of a picture in the media library. */
  @IsString()
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @MaxLength(60)
  design!: string;

  /** Names of garment colours; the first is shown first. */
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
  @IsString({ message: messages.required })
  @MinLength(1, { message: messages.required })
  @MaxLength(200)
  name!: string;

  @IsInt({ message: 'Please enter a price above zero' })
  @Min(1, { message: 'Please enter a price above zero' })
  @Max(100_000_00)
  price!: number;

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  description?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  collections?: string[];

  @IsBoolean()
  enabled!: boolean;
}

const does = (...actions: readonly BulkAction[]) =>
  ValidateIf(({ action }: BulkEdit) => actions.includes(action));

/** POST …/products/bulk/: the same key again answers the same results and changes nothing. */
export class BulkEdit {
  @IsUUID()
  key!: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsProductReference({ each: true })
  uuids!: string[];

  @IsIn(BULK_ACTIONS)
  action!: BulkAction;

  /** Minor units; of `adjust-price-amount` it may be negative. */
  @does('set-price', 'set-sale-price', 'adjust-price-amount')
  @IsInt()
  @Min(-100_000_00)
  @Max(100_000_00)
  amount?: number;

  /** `-10` takes a tenth off; of `sale-by-percent` it is what is taken off the price. */
  @does('adjust-price-percent', 'sale-by-percent')
  @IsNumber()
  @Min(-99)
  @Max(1_000)
  percent?: number;

  @does('add-collection', 'remove-collection')
  @IsUUID()
  collection?: string;

  @does('add-tag', 'remove-tag')
  @trimmed
  @IsString()
  @MinLength(1, { message: messages.required })
  @MaxLength(60)
  tag?: string;
}

export interface BulkResult {
  readonly uuid: string;
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  /** Why it was refused, else null. */
  readonly reason: string | null;
}

export interface BulkResults {
  readonly results: readonly BulkResult[];
}

export type ImportOutcome = 'create' | 'change' | 'unchanged' | 'refused';
export type ImportStatus = 'checked' | 'running' | 'done';

/** What is wrong with a cell; `column` is empty where it is the whole row. */
export interface ImportReason {
  readonly column: string;
  readonly message: string;
}

export interface ImportRow {
  /** From 1, the header not counted. */
  readonly row: number;
  readonly name: string;
  readonly outcome: ImportOutcome;
  /** The columns that change something. */
  readonly changed: readonly string[];
  readonly reasons: readonly ImportReason[];
  readonly isDone: boolean;
}

/** An uploaded file: what it would do (checked), how far it is (running), what it did (done). */
export interface ProductImport {
  readonly uuid: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly total: number;
  readonly done: number;
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  /** The refused rows first, then the others in their order; at most 200. */
  readonly rows: readonly ImportRow[];
}

/** POST …/products/imports/?fileName=… with a body of text/csv. */
export class ImportUpload {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  fileName?: string;
}
