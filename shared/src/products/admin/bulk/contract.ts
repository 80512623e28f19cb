import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsUUID,
  ValidateIf,
} from 'class-validator';

import { Rules } from '../../../forms/validators.js';
import { IsProductReference } from '../../product-reference.js';
import { BULK_ACTIONS, type BulkAction } from '../bulk-actions.js';
import { trimmed } from '../../../http/field-decorators.js';

/** Needed by these, and right wherever it stands. */
const does = (...actions: readonly BulkAction[]) =>
  ValidateIf(
    ({ action }: BulkEdit, value: unknown) => value !== undefined || actions.includes(action),
  );

/** POST …/products/bulk/: the same key again answers the same results and changes nothing. */
export class BulkEdit {
  @IsUUID()
  key!: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsProductReference({ each: true })
  uuids!: string[];

  @IsIn(BULK_ACTIONS)
  action!: BulkAction;

  /** Minor units; of `adjust-price-amount` it may be negative. */
  @does('set-price', 'set-sale-price', 'adjust-price-amount')
  @IsInt()
  @Rules(['min_value', -100_000_00], ['max_value', 100_000_00])
  amount?: number;

  /** `-10` takes a tenth off; of `sale-by-percent` it is what is taken off the price. */
  @does('adjust-price-percent', 'sale-by-percent')
  @IsNumber()
  @Rules(['min_value', -99], ['max_value', 1_000])
  percent?: number;

  @does('add-collection', 'remove-collection')
  @IsUUID()
  collection?: string;

  @does('add-tag', 'remove-tag')
  @trimmed
  @Rules('required', ['max_length', 60])
  tag?: string;
}

export interface BulkResult {
  readonly uuid: string;
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  /** Why it was refused, else null. */
  readonly reason: string | null;
}

export interface BulkResults {
  readonly results: readonly BulkResult[];
}
