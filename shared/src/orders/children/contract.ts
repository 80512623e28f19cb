import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent } from '../../http/field-decorators.js';
import type { OrderStatus } from '../order-status.js';
import {
  CHILD_ORDER_REASONS,
  CHILD_ORDER_TYPES,
  type ChildOrderReason,
  type ChildOrderType,
} from './child-order.js';

/** Parent or child of an order. */
export interface RelatedOrder {
  readonly id: number;
  /** Current status; null in historical views. */
  readonly status: OrderStatus | null;
}

export interface ChildOrder extends RelatedOrder {
  readonly childOrderType: ChildOrderType;
  readonly reason: ChildOrderReason;
  /** Name of the staff member who created it; null for owners. */
  readonly user: string | null;
  readonly createdAt: string;
}

/** Relations of an order to its parent and children. */
export interface OrderRelations {
  readonly parentOrder: RelatedOrder | null;
  /** Purpose of this order; null without a parent. */
  readonly childOrderType: ChildOrderType | null;
  /** Oldest first. */
  readonly childOrders: readonly ChildOrder[];
  /** Ids of the child orders that are refunds. */
  readonly refundOrders: readonly number[];
  /** Ids of the child orders that are exchanges. */
  readonly exchangeOrders: readonly number[];
}

/** A refund, exchange or reprint of some pieces of an item. */
export interface ReturnLog {
  readonly childOrderId: number;
  readonly childOrderType: ChildOrderType;
  readonly quantity: number;
  readonly reason: ChildOrderReason;
  readonly user: string | null;
  readonly createdAt: string;
}

/** Number of pieces of an item that the child order covers. */
export class ChildOrderItem {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  id!: number;

  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  quantity!: number;
}

/** Body of POST /omnis/v3/atlas/orders/{id}/children/. */
export class AddChildOrder {
  @IsIn(CHILD_ORDER_TYPES)
  childOrderType!: ChildOrderType;

  @IsIn(CHILD_ORDER_REASONS)
  reason!: ChildOrderReason;

  @IsArray()
  @ArrayMaxSize(1_000)
  @ArrayUnique(({ id }: ChildOrderItem) => id)
  @ValidateNested({ each: true })
  @Type(() => ChildOrderItem)
  items!: ChildOrderItem[];

  /** For a refund: whether to refund the shipping charge too. */
  @unlessAbsent
  @IsBoolean()
  isShippingRefunded?: boolean;

  /**
   * Number of child orders that the staff member saw, so that concurrent duplicates are refused.
   */
  @IsInt()
  @Rules(['min_value', 0], ['max_value', 2_147_483_647])
  childOrders!: number;
}

export interface AddedChildOrder {
  readonly id: number;
}
