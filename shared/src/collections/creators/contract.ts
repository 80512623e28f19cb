import { Type } from 'class-transformer';
import { IsInt, IsObject, IsString, ValidateNested } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import type { Creator } from '../../catalogue/contract.js';
import type { SocialNetwork } from '../../catalogue/social-networks.js';
import { urlNameRules } from '../../catalogue/url-name.js';
import { movedProducts, ProductGroupForm, type ProductGroupContent } from '../contract.js';
import { trimmed, unlessAbsent, unlessNull } from '../../http/field-decorators.js';

/**
 * A creator for editing. `version` counts changes; a save names the version that it is based on.
 */
export interface AdminCreator extends ProductGroupContent {
  readonly creator: Creator;
  readonly version: number;
  readonly updatedAt: string;
}

/** Handles without `@`; absent networks have none. */
export class CreatorHandles implements Partial<Record<SocialNetwork, string>> {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  tiktok?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  twitter?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  youtube?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  facebook?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  linkedin?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  instagram?: string;
}

/** Editable fields of a creator. */
export class CreatorForm extends ProductGroupForm {
  @trimmed
  @Rules('required', ['max_length', 200])
  name!: string;

  @Rules(...urlNameRules)
  urlName!: string;

  @unlessNull
  @IsString()
  @Rules(['max_length', 300])
  avatar!: string | null;

  @IsString()
  @Rules(['max_length', 10_000])
  bio!: string;

  @unlessNull
  @trimmed
  @IsString()
  @Rules(['max_length', 400])
  website!: string | null;

  @IsObject()
  @ValidateNested()
  @Type(() => CreatorHandles)
  handles!: CreatorHandles;
}

export class CreateCreator extends CreatorForm {}

/** Body of PUT …/creators/{uuid}/; 409 with the current creator if `version` is outdated. */
export class SaveCreator extends CreatorForm {
  /** Uuids or ids of products to unlink; products of other creators are ignored. */
  @movedProducts
  removed!: string[];

  @IsInt()
  @Rules(['min_value', 1])
  version!: number;
}
