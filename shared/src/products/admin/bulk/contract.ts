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

/** Required by these actions, and validated whenever present. */
const does = (...actions: readonly BulkAction[]) =>
  ValidateIf(
    ({ action }: BulkEdit, value: unknown) => value !== undefined || actions.includes(action),
  );

/** Body of POST …/products/bulk/. The same key returns the same results without further changes. */
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

  /** Minor units; may be negative for `adjust-price-amount`. */
  @does('set-price', 'set-sale-price', 'adjust-price-amount')
  @IsInt()
  @Rules(['min_value', -100_000_00], ['max_value', 100_000_00])
  amount?: number;

  /** `-10` reduces by a tenth; for `sale-by-percent` it is the discount. */
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
  /** Reason of the refusal; null on success. */
  readonly reason: string | null;
}

export interface BulkResults {
  readonly results: readonly BulkResult[];
}
