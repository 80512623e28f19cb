import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Which product a shopper means, in one of the ways that our pages name it. */
export class NamedProduct {
  /** The sku of a variant; it says product, colour and size at once. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  variantId?: string;

  /** The uuid, or the integer id as text. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  productId?: string;

  @IsOptional()
  @IsString()
  @MaxLength(512)
  productUrl?: string;
}
