import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { idAsText, unlessAbsent } from '../../http/field-decorators.js';

/** Product identified by any of the supported names. */
export class NamedProduct {
  /** Sku of a variant, which identifies product, colour and size. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  variantId?: string;

  /** Uuid, or integer id as text or number. */
  @idAsText
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  productId?: string;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 512])
  productUrl?: string;
}
