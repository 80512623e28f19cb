import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { idAsText, unlessAbsent } from '../../http/field-decorators.js';

/** Which product a shopper means, in one of the ways that our pages name it. */
export class NamedProduct {
  /** The sku of a variant; it says product, colour and size at once. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 64])
  variantId?: string;

  /** The uuid, or the integer id, as text or as a number. */
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
