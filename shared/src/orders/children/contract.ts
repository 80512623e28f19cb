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

/** An order that another was made of, or for. */
export interface RelatedOrder {
  readonly id: number;
  /** As it is now; null where an order is shown as it was. */
  readonly status: OrderStatus | null;
}

export interface ChildOrder extends RelatedOrder {
  readonly childOrderType: ChildOrderType;
  readonly reason: ChildOrderReason;
  /** The member of staff who made it; null towards owners. */
  readonly user: string | null;
  readonly createdAt: string;
}

/** ORD-005: how an order belongs to others. */
export interface OrderRelations {
  readonly parentOrder: RelatedOrder | null;
  /** What it was made of its parent for; null where it has none. */
  readonly childOrderType: ChildOrderType | null;
  /** All that were made of it, the oldest first. */
  readonly childOrders: readonly ChildOrder[];
  /** The ids of those of them that give money back. */
  readonly refundOrders: readonly number[];
  /** The ids of those of them that replace what came back. */
  readonly exchangeOrders: readonly number[];
}

/** ORD-007: a time that pieces of an item were refunded, exchanged or made again. */
export interface ReturnLog {
  readonly childOrderId: number;
  readonly childOrderType: ChildOrderType;
  readonly quantity: number;
  readonly reason: ChildOrderReason;
  readonly user: string | null;
  readonly createdAt: string;
}

/** How many pieces of an item a child order takes over. */
export class ChildOrderItem {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  id!: number;

  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  quantity!: number;
}

/** POST /omnis/v3/atlas/orders/{id}/children/ (ORD-005). */
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

  /** ORD-040: with a refund, whether the charge for shipping goes back as well. */
  @unlessAbsent
  @IsBoolean()
  isShippingRefunded?: boolean;

  /** How many child orders the person saw: two people do not make the same one twice. */
  @IsInt()
  @Rules(['min_value', 0], ['max_value', 2_147_483_647])
  childOrders!: number;
}

/** The child order that was placed. */
export interface AddedChildOrder {
  readonly id: number;
}
