import { Type } from 'class-transformer';
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
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';

import { GENDERS, type Gender } from '../../../catalogue/contract.js';
import { messages } from '../../../messages.js';
import { IsProductReference } from '../../product-reference.js';
import { trimmed, unlessNull } from '../../../http/field-decorators.js';
import { ProductFormColour } from './colours/contract.js';

const priceWords = { message: 'Please enter a price above zero' };
/** Minor units: the largest price that the catalogue takes. */
const maxPrice = 100_000_00;

export class ProductFormBundleItem {
  /** Its uuid or integer id. */
  @IsProductReference()
  product!: string;

  @IsInt()
  @Min(1)
  @Max(99)
  quantity!: number;
}

/** All of a product that its owner may set. Prices in minor units, including tax. */
export class ProductForm {
  @trimmed
  @IsString({ message: messages.required })
  @MinLength(1, { message: messages.required })
  @MaxLength(200)
  name!: string;

  @trimmed
  @IsString()
  @MaxLength(80)
  sku!: string;

  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'Use small letters, digits and single hyphens' })
  @MaxLength(120)
  urlName!: string;

  @IsString()
  @MaxLength(10_000)
  description!: string;

  @trimmed
  @IsString()
  @MinLength(1, { message: messages.required })
  @MaxLength(60)
  type!: string;

  @IsIn(GENDERS)
  gender!: Gender;

  @unlessNull
  @IsString()
  @MaxLength(200)
  metaTitle!: string | null;

  @unlessNull
  @IsString()
  @MaxLength(500)
  metaDescription!: string | null;

  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  metaKeywords!: string[];

  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  collections!: string[];

  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsString({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(60, { each: true })
  tags!: string[];

  @IsInt()
  @Min(0)
  @Max(1_000_000)
  position!: number;

  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one colour' })
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => ProductFormColour)
  colours!: ProductFormColour[];

  @IsString()
  @MinLength(1, { message: messages.required })
  @MaxLength(60)
  defaultColour!: string;

  @IsInt(priceWords)
  @Min(1, priceWords)
  @Max(maxPrice)
  price!: number;

  @unlessNull
  @IsInt(priceWords)
  @Min(1, priceWords)
  @Max(maxPrice)
  salePrice!: number | null;

  @IsIn([0, 1])
  vatRate!: 0 | 1;

  @unlessNull
  @IsInt()
  @Min(0)
  @Max(maxPrice)
  baseCost!: number | null;

  @unlessNull
  @IsInt()
  @Min(0)
  @Max(maxPrice)
  baseCostWhite!: number | null;

  @IsBoolean()
  enabled!: boolean;

  @IsBoolean()
  isBundle!: boolean;

  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => ProductFormBundleItem)
  bundleItems!: ProductFormBundleItem[];

  @IsBoolean()
  customiseIt!: boolean;

  @IsBoolean()
  enableAddToCart!: boolean;

  @IsBoolean()
  isEditableInStudio!: boolean;

  @IsBoolean()
  magicModelsEnabled!: boolean;

  @IsBoolean()
  personalizable!: boolean;

  @unlessNull
  @IsInt()
  @Min(1)
  @Max(1_000)
  sizeChartId!: number | null;

  @unlessNull
  @IsString()
  @MaxLength(60)
  crossSellDesign!: string | null;

  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsProductReference({ each: true })
  crossSellProducts!: string[];

  @IsBoolean()
  includeInProductFeed!: boolean;
}
