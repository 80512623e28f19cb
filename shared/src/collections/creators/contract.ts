import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';

import type { Creator } from '../../catalogue/contract.js';
import type { SocialNetwork } from '../../catalogue/social-networks.js';
import { urlNameWords } from '../../catalogue/url-name.js';
import { messages } from '../../messages.js';
import { IsProductReference } from '../../products/product-reference.js';
import {
  movedProductsLimit,
  movedProductsWords,
  ProductGroupForm,
  type ProductGroupContent,
} from '../contract.js';
import { trimmed, unlessNull } from '../../http/field-decorators.js';

/** One creator for editing. `version` counts the changes; a save names the one that it began with. */
export interface AdminCreator extends ProductGroupContent {
  readonly creator: Creator;
  readonly version: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** Handles without `@`; a network that is left out has none. */
export class CreatorHandles implements Partial<Record<SocialNetwork, string>> {
  @IsOptional()
  @IsString()
  @MaxLength(64)
  tiktok?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  twitter?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  youtube?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  facebook?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  linkedin?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  instagram?: string;
}

/** All of a creator that the owner of the store may set. */
export class CreatorForm extends ProductGroupForm {
  @trimmed
  @IsString({ message: messages.required })
  @MinLength(1, { message: messages.required })
  @MaxLength(200)
  name!: string;

  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: urlNameWords })
  @MaxLength(120)
  urlName!: string;

  @unlessNull
  @IsString()
  @MaxLength(300)
  avatar!: string | null;

  @IsString()
  @MaxLength(10_000)
  bio!: string;

  @unlessNull
  @trimmed
  @IsString()
  @MaxLength(400)
  website!: string | null;

  @IsObject()
  @ValidateNested()
  @Type(() => CreatorHandles)
  handles!: CreatorHandles;
}

/** POST …/creators/. */
export class CreateCreator extends CreatorForm {}

/** PUT …/creators/{uuid}/: 409 with the present creator when `version` is not the newest. */
export class SaveCreator extends CreatorForm {
  /** Uuids or ids of products that no longer bear the name; those of somebody else stay as they are. */
  @IsArray()
  @ArrayMaxSize(movedProductsLimit, movedProductsWords)
  @ArrayUnique()
  @IsProductReference({ each: true })
  removed!: string[];

  @IsInt()
  @Min(1)
  version!: number;
}
