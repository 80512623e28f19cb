import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import type { ChosenPiece } from '../baskets/contract.js';
import { maxPaidReason, ORDER_STATUSES, type OrderFlow, type OrderStatus } from './order-status.js';
import { mostOrdersNamed } from './order-sort.js';
import type { CheckoutTotals } from '../checkout/contract.js';
import type { OrderRelations, ReturnLog } from './children/contract.js';
import type { AtlasOrderRow } from './lists/contract.js';
import type { FactoryLabel } from './labels/label-record.js';
import type { OrderLedger } from './ledger/ledger-entry.js';
import type { ReprintReason } from './labels/reprint-reason.js';
import type { PigeonholeLog } from './pigeonholes/pigeonhole.js';
import type { OrderQuote } from './quotes/quote.js';
import type { TrackingCode } from './tracking/tracking-code.js';
import type { OrderIntegrationType } from './integration-type.js';
import type { OrderStatusRecord } from './order-status-record.js';
import type { PaymentAttempt } from './payment-attempt.js';
import { ORDER_PRIORITIES, type OrderPriority } from './order-priority.js';
import { unlessAbsent } from '../http/field-decorators.js';

export * from './lists/contract.js';

/** Null once the person has been erased. */
export interface OrderAddress {
  readonly fullName: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

/** Frozen when the order is placed. Prices in minor units of the order's currency, one piece, including tax. */
export interface OrderItem {
  readonly id: number;
  readonly productUuid: string;
  readonly sku: string;
  readonly name: string;
  readonly image: string;
  readonly options: { readonly Colour: string; readonly Size: string };
  /** CAT-010: of a bundle; none of anything else. */
  readonly pieces: readonly ChosenPiece[];
  readonly quantity: number;
  readonly price: number;
  readonly tax: number;
}

/** An item as those see it who work on the order; what the factory has of it is null towards owners. */
export interface AtlasOrderItem extends OrderItem {
  /** Of one piece, as `price`. */
  readonly priceTaxIncluded: number;
  /** Of one piece: its part of the discount of the order. */
  readonly discountTaxIncluded: number;
  /** The oldest first. */
  readonly returnLogs: readonly ReturnLog[];
  /** ORD-007: the bundle that it was bought as, by the product; null of what is none. */
  readonly bundle: string | null;
  /** ORD-007: the item that it was made of; null where its order has no parent. */
  readonly parent: { readonly orderId: number; readonly itemId: number } | null;
  readonly labels: readonly FactoryLabel[] | null;
  /** ATL-018: the slots it lay in, the oldest first. */
  readonly pigeonholeLogs: readonly PigeonholeLog[] | null;
}

/** ORD-004. `user` is a person's name for staff, null towards shoppers. */
export interface StatusLogRecord {
  readonly status: OrderStatus;
  readonly user: string | null;
  readonly createdAt: string;
}

/** API-051 GET /omnis/v3/orders/{orderHash}/: what the holder of the link sees. `cursor` continues on `order:<hash>`. */
export interface ShopperOrder extends CheckoutTotals {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly stage: number;
  readonly stages: number;
  readonly percentComplete: number;
  readonly items: readonly OrderItem[];
  readonly email: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  /** Whether e-mail and addresses are hinted at only: it is not its buyer who asks. */
  readonly isMasked: boolean;
  readonly statusLogRecords: readonly StatusLogRecord[];
  readonly paymentAttempts: readonly PaymentAttempt[];
  /** ORD-006: in the order in which they were added. */
  readonly trackingCodes: readonly TrackingCode[];
  /** ATL-016: null of an order of another flow. */
  readonly quote: OrderQuote | null;
  readonly createdAt: string;
  /** Not null: nothing more comes of it. */
  readonly deletedAt: string | null;
  readonly cursor: string;
}

export interface AtlasOrder extends AtlasOrderRow, CheckoutTotals, OrderRelations, OrderLedger {
  readonly items: readonly AtlasOrderItem[];
  /** ORD-006: why labels were last printed again; null towards owners. */
  readonly reprintReasonId: ReprintReason | null;
  readonly email: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly statusLogRecords: readonly StatusLogRecord[];
  readonly paymentAttempts: readonly PaymentAttempt[];
  /** ORD-006, ORD-045. */
  readonly trackingCodes: readonly TrackingCode[];
  /** ATL-016: null of an order of another flow. */
  readonly quote: OrderQuote | null;
  /** ORD-006, ORD-025. */
  readonly fulfillmentFactory: string | null;
  readonly integrationType: OrderIntegrationType;
  /** ORD-006: since when it is in no list any more. */
  readonly deletedAt: string | null;
  /** ORD-039: null of a store that was switched off. */
  readonly invoiceUrl: string | null;
  /** ORD-008: what `status` is. */
  readonly orderStatus: OrderStatusRecord;
  readonly cursor: string;
}

/** API-052 POST /omnis/v3/atlas/orders/{id}/status/. `from` is the status the person saw (ORD-037). */
export class ChangeOrderStatus {
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  from?: OrderStatus;

  /** Why the order counts as paid without a payment; needs the permission to mark orders as paid. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxPaidReason])
  paidReason?: string;
}

/** One of those that a change of several names; `from` is the status the person saw of it. */
export class OrderToMove {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  id!: number;

  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  from?: OrderStatus;
}

/** Several orders of which something is asked, of each by itself. */
export class ManyOrders {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostOrdersNamed)
  @ValidateNested({ each: true })
  @Type(() => OrderToMove)
  orders!: OrderToMove[];
}

/** API-052 POST /omnis/v3/atlas/orders/status/: all of them to one status (ORD-037). */
export class MoveOrders extends ManyOrders {
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  /** As in a single change; recorded with each order that it marks as paid. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxPaidReason])
  paidReason?: string;
}

/** What became of one of them: where it is, or why it was not moved; `now` is where it was found then. */
export interface MovedOrder {
  readonly id: number;
  readonly refusal: string | null;
  readonly now: OrderStatusNow | null;
}

export interface MovedOrders {
  readonly orders: readonly MovedOrder[];
}

/** POST /omnis/v3/atlas/orders/{id}/priority/ (ORD-006). */
export class SetOrderPriority {
  @IsIn(ORDER_PRIORITIES)
  priority!: OrderPriority;
}

/** The answer of a status change, and the `current` of a 409. */
export interface OrderStatusNow {
  readonly status: OrderStatus;
  readonly stage: number;
  readonly percentComplete: number;
  readonly user: string | null;
  readonly at: string;
}

const maxId = 2_147_483_647;

/**
 * POST /omnis/v3/atlas/customers/erase/: whose personal data is destroyed (GDPR Article 17), by
 * customer or by one of the person's orders; of a customer that is the data of all orders.
 */
export class ErasePerson {
  @unlessAbsent
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  customerId?: number;

  @ValidateIf(
    ({ customerId }: ErasePerson, value: unknown) =>
      customerId === undefined || value !== undefined,
  )
  @IsInt()
  @Rules(['min_value', 1], ['max_value', maxId])
  orderId?: number;
}
