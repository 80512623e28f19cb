import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUUID,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import { searchTerms } from '../http/common-fields.js';
import { decoratedBy, trimmed, unlessAbsent, unlessNull } from '../http/field-decorators.js';
import { pagesOf, type Paged } from '../http/paging.js';
import type { CurrencyCode } from '../money.js';
import { IsAmounts } from './amounts.js';
import {
  DISCOUNT_KINDS,
  DISCOUNT_METHODS,
  mostIssuedCodes,
  type Amounts,
  type Discount,
  type DiscountKind,
  type DiscountMethod,
  type DiscountState,
} from './discount.js';

/** Maximum number of products, and of collections, that a discount names. */
const mostNamedItems = 200;

const positive = (max: number): PropertyDecorator =>
  decoratedBy(Rules(['min_value', 1], ['max_value', max]), IsInt());
const named = decoratedBy(
  IsUUID('all', { each: true }),
  ArrayUnique(),
  ArrayMaxSize(mostNamedItems),
  IsArray(),
);
const moment = decoratedBy(IsISO8601({ strict: true }), unlessNull);

/** Query of GET /omnis/v3/dashboard/discounts/. */
export class DiscountsQuery extends pagesOf(100) {
  /** Matches title and code. */
  @searchTerms
  searchTerm?: string;
}

/** Query of GET /omnis/v3/dashboard/discounts/items/. */
export class DiscountItemsQuery {
  /** Matches names, addresses, and SKUs and tags of products. */
  @searchTerms
  searchTerm?: string;
}

export class TierForm {
  @positive(1000)
  quantity!: number;

  @positive(100)
  percent!: number;
}

/** Conditions of a discount; the fields of other kinds than `kind` are ignored. */
export class DiscountForm {
  @trimmed
  @Rules('required', ['max_length', 100])
  title!: string;

  @IsIn(DISCOUNT_KINDS)
  kind!: DiscountKind;

  @unlessNull
  @positive(100)
  percent!: number | null;

  @unlessNull
  @IsAmounts()
  amounts!: Amounts | null;

  @unlessNull
  @positive(100)
  buy!: number | null;

  @unlessNull
  @positive(100)
  get!: number | null;

  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => TierForm)
  tiers!: TierForm[];

  @named
  products!: string[];

  @named
  collections!: string[];

  @unlessNull
  @IsAmounts()
  minimumSpend!: Amounts | null;

  @moment
  startsAt!: string | null;

  @moment
  endsAt!: string | null;

  @unlessNull
  @positive(1_000_000)
  totalLimit!: number | null;

  @unlessNull
  @positive(1000)
  customerLimit!: number | null;

  @IsBoolean()
  firstOrderOnly!: boolean;

  /** For single-use codes only. Left out, it is false. */
  @unlessAbsent
  @IsBoolean()
  forNewSubscribers?: boolean;
}

/** Body of POST …/discounts/. Method and code of a discount never change. */
export class CreateDiscount extends DiscountForm {
  @IsIn(DISCOUNT_METHODS)
  method!: DiscountMethod;

  /** Required for the method `code`; ignored otherwise. */
  @unlessNull
  @IsString()
  @Rules(['max_length', 64])
  code!: string | null;
}

/** Body of PUT …/discounts/{uuid}/; 409 with the current discount if `version` is outdated. */
export class SaveDiscount extends DiscountForm {
  @IsInt()
  @Rules(['min_value', 1])
  version!: number;
}

/** Body of POST …/discounts/{uuid}/paused/. */
export class PauseDiscount {
  @IsBoolean()
  isPaused!: boolean;
}

/** Body of POST …/discounts/{uuid}/codes/. */
export class IssueCodes {
  @positive(mostIssuedCodes)
  count!: number;
}

/** Use of a discount. Amounts in minor units of the store's currency. */
export interface DiscountFigures {
  /** Orders with the discount, except expired and deleted ones. */
  readonly uses: number;
  /** Totals of the paid ones. */
  readonly revenue: number;
  /** Discount on the paid ones. */
  readonly given: number;
  readonly currency: CurrencyCode;
}

/** A discount for its owner. `version` counts changes; a save names the one it is based on. */
export interface AdminDiscount extends Discount {
  readonly version: number;
  readonly state: DiscountState;
  /** Number of issued single-use codes. */
  readonly issued: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly figures: DiscountFigures;
}

/** A product or collection that a discount can be limited to. */
export interface DiscountItem {
  readonly kind: 'product' | 'collection';
  readonly uuid: string;
  /** Null if it has been deleted. */
  readonly name: string | null;
  /** Path on this host's image service; null if there is no image. */
  readonly image: string | null;
}

/** Answer of the endpoints of one discount. */
export interface OpenedDiscount extends AdminDiscount {
  /** The discount's collections, then its products. */
  readonly items: readonly DiscountItem[];
}

/** Answer of GET /omnis/v3/dashboard/discounts/. */
export interface AdminDiscounts extends Paged<AdminDiscount> {
  /** Currency of the store, in which amounts are entered. */
  readonly currency: CurrencyCode;
}
