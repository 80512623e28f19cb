import { IsIn, IsNotEmpty, IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { maxQuantity } from '../../baskets/contract.js';
import { SHOP_CURRENCIES } from '../../stores/currencies.js';
import type { PieceChoices } from '../../catalogue/bundles/bundle.js';
import { IsPieceChoices } from './piece-choices.js';
import { unlessAbsent, wholeNumber } from '../../http/field-decorators.js';

/** Form POST /basket/add/ of a product page. */
export class AddForm {
  /** Uuid or integer id of the product. */
  @Rules('required', ['max_length', 64])
  product!: string;

  @Rules('required', ['max_length', 64])
  colour!: string;

  @IsString({ message: 'Please choose a size' })
  @IsNotEmpty({ message: 'Please choose a size' })
  @Rules(['max_length', 32])
  size!: string;

  @unlessAbsent
  @wholeNumber
  @Rules('required', 'numeric', ['min_value', 1], ['max_value', maxQuantity])
  quantity?: number;

  /** Colour and size of each piece of a bundle. */
  @unlessAbsent
  @IsPieceChoices()
  pieces?: PieceChoices;
}

/** Form POST /basket/update/: quantity of an item, and the pressed button. */
export class QuantityForm {
  @IsString()
  @Rules(['max_length', 64])
  key!: string;

  @wholeNumber
  @Rules('required', 'numeric', ['min_value', 0], ['max_value', maxQuantity])
  quantity!: number;

  @unlessAbsent
  @IsIn(['1', '-1'])
  step?: '1' | '-1';
}

/** Form POST /currency/ of the currency menu. */
export class ChooseCurrency {
  @IsIn(SHOP_CURRENCIES, { message: 'Prices are not shown in this currency' })
  currency!: string;
}
