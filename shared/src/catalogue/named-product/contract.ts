import { IsOptional, IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';

/** Which product a shopper means, in one of the ways that our pages name it. */
export class NamedProduct {
  /** The sku of a variant; it says product, colour and size at once. */
  @IsOptional()
  @IsString()
  @Rules(['max_length', 64])
  variantId?: string;

  /** The uuid, or the integer id as text. */
  @IsOptional()
  @IsString()
  @Rules(['max_length', 64])
  productId?: string;

  @IsOptional()
  @IsString()
  @Rules(['max_length', 512])
  productUrl?: string;
}
