import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';

import { messages } from '../../../../messages.js';
import { trimmed } from '../../../../http/field-decorators.js';

export class ProductFormImage {
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  id!: string;

  /** A path of this host's image service, without query (IMG-008). */
  @Matches(/^\/(images|media)(\/[\w-][\w.-]*)+$/, { message: 'Choose a picture of this shop' })
  @MaxLength(300)
  original!: string;

  @IsString()
  @MaxLength(300)
  altText!: string;
}

export class ProductFormSize {
  @trimmed
  @IsString()
  @MinLength(1, { message: messages.required })
  @MaxLength(40)
  name!: string;

  @trimmed
  @IsString()
  @MinLength(1, { message: messages.required })
  @MaxLength(80)
  sku!: string;

  @IsBoolean()
  available!: boolean;
}

export class ProductFormColour {
  @trimmed
  @IsString()
  @MinLength(1, { message: messages.required })
  @MaxLength(60)
  name!: string;

  @Matches(/^#[0-9a-f]{6}$/, { message: 'Enter a value like #1f2c47' })
  hex!: string;

  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one size' })
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => ProductFormSize)
  sizes!: ProductFormSize[];

  @IsArray()
  @ArrayMinSize(1, { message: 'Add at least one picture' })
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => ProductFormImage)
  images!: ProductFormImage[];
}
