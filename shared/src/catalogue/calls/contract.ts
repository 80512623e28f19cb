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
import { PRODUCT_ORDERS, type ProductOrder } from '../listing/grid.js';
import { isUuid } from '../uuid.js';
import {
  emptyIsAbsent,
  unlessAbsent,
  unlessNull,
  wholeNumber,
} from '../../http/field-decorators.js';

/** Maximum number of ids per request. */
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

/** Validates a uuid, or an integer id as number or text. */
export function IsModelId(options: ValidationOptions = {}): PropertyDecorator {
  return Validate(ModelId, options);
}

const flag = ({ value }: { value: unknown }): unknown => {
  if (value === '1' || value === 'true' || value === '') return true;
  return value === '0' || value === 'false' ? false : value;
};

/** Query of GET /omnis/v3/division/{division}/products/. */
export class DivisionProductsQuery {
  @emptyIsAbsent
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 100])
  limit?: number;

  /** Uuid or slug of a collection. */
  @emptyIsAbsent
  @unlessAbsent
  @Rules('required', ['max_length', 120])
  collection?: string;

  @emptyIsAbsent
  @unlessAbsent
  @IsIn(PRODUCT_ORDERS)
  sort?: ProductOrder;

  /** Whether to return only one of several products with the same designs. */
  @unlessAbsent
  @Transform(flag)
  @IsBoolean()
  removeDuplicates?: boolean;
}

/** Body of POST /omnis/v3/products/fetch/. */
export class FetchProducts {
  @IsArray()
  @ArrayMaxSize(maxIds)
  @IsModelId({ each: true })
  product_ids!: (string | number)[];
}

/** Query of GET /omnis/v3/products/fetch-base-product/. */
export class BaseProductQuery {
  @Rules('required', ['max_length', 64])
  sku!: string;
}

/** Products of a collection or creator page. */
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

/** Body of POST /omnis/v3/atlas/products/{id}/approval/. */
export class ChangeApproval {
  @IsIn(APPROVAL_STATUSES)
  approvalStatus!: ApprovalStatus;

  /** Reason for the owner. Required for a denial, and not allowed otherwise. */
  @unlessAbsent
  @unlessNull
  @IsString()
  @Rules(['max_length', 500])
  denialReason?: string | null;

  /** Version of the checked product; a different current version is a conflict. */
  @unlessAbsent
  @IsInt()
  @Rules(['min_value', 1])
  version?: number;

  /** Undoes a denial: restores the note of the owner that the denial answered. */
  @unlessAbsent
  @IsBoolean()
  restoresNote?: boolean;
}
