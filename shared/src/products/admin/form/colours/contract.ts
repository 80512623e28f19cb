import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsString,
  Matches,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../../../../forms/validators.js';
import { trimmed } from '../../../../http/field-decorators.js';

export class ProductFormImage {
  @Rules('required', ['max_length', 100])
  id!: string;

  /** Path on this host's image service, without query. */
  @Matches(/^\/(images|media)(\/[\w-][\w.-]*)+$/, { message: 'Choose an image of this shop' })
  @Rules(['max_length', 300])
  original!: string;

  @IsString()
  @Rules(['max_length', 300])
  altText!: string;
}

export class ProductFormSize {
  @trimmed
  @Rules('required', ['max_length', 40])
  name!: string;

  @trimmed
  @Rules('required', ['max_length', 80])
  sku!: string;

  @IsBoolean()
  available!: boolean;
}

export class ProductFormColour {
  @trimmed
  @Rules('required', ['max_length', 60])
  name!: string;

  @Matches(/^#[0-9a-f]{6}$/, { message: 'Enter a colour such as #1f2c47' })
  hex!: string;

  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one size' })
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => ProductFormSize)
  sizes!: ProductFormSize[];

  @IsArray()
  @ArrayMinSize(1, { message: 'Add at least one image' })
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => ProductFormImage)
  images!: ProductFormImage[];
}
