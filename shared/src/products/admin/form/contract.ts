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
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';

import { urlNameRules } from '../../../catalogue/url-name.js';
import { plainRules } from '../../../forms/rules.js';
import { Rules } from '../../../forms/validators.js';
import { GENDERS, type Gender } from '../../../catalogue/contract.js';
import { IsProductReference } from '../../product-reference.js';
import { trimmed, unlessAbsent, unlessNull } from '../../../http/field-decorators.js';
import { ProductFormColour } from './colours/contract.js';

const priceMessage = { message: plainRules.positive_number.message };
/** Maximum price in minor units. */
const maxPrice = 100_000_00;

export class ProductFormBundleItem {
  /** Uuid or integer id of the product. */
  @IsProductReference()
  product!: string;

  @IsInt()
  @Rules(['min_value', 1], ['max_value', 99])
  quantity!: number;
}

/** Editable fields of a product. Prices in minor units, including tax. */
export class ProductForm {
  @trimmed
  @Rules('required', ['max_length', 200])
  name!: string;

  @trimmed
  @IsString()
  @Rules(['max_length', 80])
  sku!: string;

  @Rules(...urlNameRules)
  urlName!: string;

  @IsString()
  @Rules(['max_length', 10_000])
  description!: string;

  @trimmed
  @Rules('required', ['max_length', 60])
  type!: string;

  @IsIn(GENDERS)
  gender!: Gender;

  @unlessNull
  @IsString()
  @Rules(['max_length', 200])
  metaTitle!: string | null;

  @unlessNull
  @IsString()
  @Rules(['max_length', 500])
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
  @Rules(['min_value', 0], ['max_value', 1_000_000])
  position!: number;

  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one colour' })
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => ProductFormColour)
  colours!: ProductFormColour[];

  @Rules('required', ['max_length', 60])
  defaultColour!: string;

  @IsInt(priceMessage)
  @Rules('positive_number', ['max_value', maxPrice])
  price!: number;

  @unlessNull
  @IsInt(priceMessage)
  @Rules('positive_number', ['max_value', maxPrice])
  salePrice!: number | null;

  @IsIn([0, 1])
  vatRate!: 0 | 1;

  @unlessNull
  @IsInt()
  @Rules(['min_value', 0], ['max_value', maxPrice])
  baseCost!: number | null;

  @unlessNull
  @IsInt()
  @Rules(['min_value', 0], ['max_value', maxPrice])
  baseCostWhite!: number | null;

  @IsBoolean()
  enabled!: boolean;

  /** Note for the staff who check the product; unchanged if absent. */
  @unlessAbsent
  @trimmed
  @IsString()
  @Rules(['max_length', 500])
  approvalNote?: string;

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
  @Rules(['min_value', 1], ['max_value', 1_000])
  sizeChartId!: number | null;

  @unlessNull
  @IsString()
  @Rules(['max_length', 60])
  crossSellDesign!: string | null;

  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsProductReference({ each: true })
  crossSellProducts!: string[];

  @IsBoolean()
  includeInProductFeed!: boolean;
}
