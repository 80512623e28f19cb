import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

import { maxQuantity } from '../../baskets/contract.js';
import { SHOP_CURRENCIES } from '../../stores/currencies.js';
import type { PieceChoices } from '../bundle.js';
import { IsPieceChoices } from './piece-choices.js';

/** POST /basket/add/: the form of a product page. */
export class AddForm {
  /** The product's uuid or integer id. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  product!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  colour!: string;

  @IsString({ message: 'Please choose a size' })
  @IsNotEmpty({ message: 'Please choose a size' })
  @MaxLength(32)
  size!: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(maxQuantity)
  quantity?: number;

  /** Of a bundle: the colour and size of each piece. */
  @IsOptional()
  @IsPieceChoices()
  pieces?: PieceChoices;
}

/** POST /basket/update/: a line's number field, and the button beside it that was pressed, if any. */
export class QuantityForm {
  @IsString()
  @MaxLength(64)
  key!: string;

  @Type(() => Number)
  @IsInt({ message: 'Please enter a whole number' })
  @Min(0, { message: `Please choose a quantity from 1 to ${maxQuantity}` })
  @Max(maxQuantity, { message: `Please choose a quantity from 1 to ${maxQuantity}` })
  quantity!: number;

  @IsOptional()
  @IsIn(['1', '-1'])
  step?: '1' | '-1';
}

/** POST /currency/: what the header's list of currencies sends. */
export class ChooseCurrency {
  @IsIn(SHOP_CURRENCIES, { message: 'Prices are not shown in this currency' })
  currency!: string;
}
