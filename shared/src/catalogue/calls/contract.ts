import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  type ValidationOptions,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { pagesOf } from '../../http/paging.js';
import { APPROVAL_STATUSES, type ApprovalStatus } from '../approval.js';
import { GENDERS, type Gender } from '../contract.js';
import { PRODUCT_ORDERS, type ProductOrder } from '../cards/grid.js';
import { isUuid } from '../uuid.js';
import {
  emptyIsAbsent,
  unlessAbsent,
  unlessNull,
  wholeNumber,
} from '../../http/field-decorators.js';

/** As many ids as a call may name at once. */
export const maxIds = 100;
const largestId = 2_147_483_647;

@ValidatorConstraint({ name: 'isModelId' })
class ModelId implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value === 'number')
      return Number.isInteger(value) && value > 0 && value <= largestId;
    return typeof value === 'string' && (isUuid(value) || /^[1-9]\d{0,8}$/.test(value));
  }

  defaultMessage(): string {
    return '$property must be uuids or integer ids';
  }
}

/** A uuid, or an integer id as number or text. */
export function IsModelId(options: ValidationOptions = {}): PropertyDecorator {
  return Validate(ModelId, options);
}

const flag = ({ value }: { value: unknown }): unknown => {
  if (value === '1' || value === 'true' || value === '') return true;
  return value === '0' || value === 'false' ? false : value;
};

/** API-037 GET /omnis/v3/division/{division}/products/. */
export class DivisionProductsQuery {
  @emptyIsAbsent
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 100])
  limit?: number;

  /** The uuid or url name of a collection. */
  @emptyIsAbsent
  @unlessAbsent
  @Rules('required', ['max_length', 120])
  collection?: string;

  @emptyIsAbsent
  @unlessAbsent
  @IsIn(PRODUCT_ORDERS)
  sort?: ProductOrder;

  /** Keeps one product of those that show the same designs. */
  @unlessAbsent
  @Transform(flag)
  @IsBoolean()
  removeDuplicates?: boolean;
}

/** API-007 POST /omnis/v3/products/fetch/. */
export class FetchProducts {
  @IsArray()
  @ArrayMaxSize(maxIds)
  @IsModelId({ each: true })
  product_ids!: (string | number)[];
}

/** API-008 GET /omnis/v3/products/fetch-base-product/. */
export class BaseProductQuery {
  @Rules('required', ['max_length', 64])
  sku!: string;
}

/** API-057: which products the page of a collection or creator shows. */
export class GridQuery extends pagesOf(100) {
  @unlessAbsent
  @IsIn(GENDERS)
  gender?: Gender;

  @unlessAbsent
  @Rules('required', ['max_length', 64])
  colour?: string;

  @unlessAbsent
  @Rules('required', ['max_length', 32])
  size?: string;

  @unlessAbsent
  @IsIn(PRODUCT_ORDERS)
  sort?: ProductOrder;
}

/** POST /omnis/v3/atlas/products/{id}/approval/ (CAT-030). */
export class ChangeApproval {
  @IsIn(APPROVAL_STATUSES)
  approvalStatus!: ApprovalStatus;

  /** Why, for the owner; needed for a denial, and of a denial only; null is none. */
  @unlessAbsent
  @unlessNull
  @IsString()
  @Rules(['max_length', 500])
  denialReason?: string | null;
}
