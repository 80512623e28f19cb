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
import type { CheckoutTotals } from '../pricing/totals.js';
import type { OrderTax } from '../tax/sale-tax.js';
import type { TaxRate } from '../tax/tax-rates.js';
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
import type { PaymentAttempt, RefundablePayment } from './payment-attempt.js';
import { ORDER_PRIORITIES, type OrderPriority } from './order-priority.js';
import { unlessAbsent } from '../http/field-decorators.js';

export * from './lists/contract.js';

/** Address of an order. It is null after the erasure of personal data. */
export interface OrderAddress {
  readonly fullName: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  /** Postal code of the state or province; absent in countries without states. */
  readonly state?: string;
  readonly postcode: string;
  readonly country: string;
  /** Number with which a company imports goods; only in shipping addresses (ORD-002). */
  readonly eoriNumber?: string;
}

/**
 * Item as at order placement. Prices per piece in minor units of the order's currency, including
 * tax.
 */
export interface OrderItem {
  readonly id: number;
  readonly productUuid: string;
  readonly sku: string;
  readonly name: string;
  readonly image: string;
  readonly options: { readonly Colour: string; readonly Size: string };
  /** Pieces of a bundle; empty for other products. */
  readonly pieces: readonly ChosenPiece[];
  readonly quantity: number;
  readonly price: number;
  /** Tax of one piece, rounded; `lineTax` is the tax of all of them. */
  readonly tax: number;
  /** Tax of the line, rounded once. Absent in old orders, see `lineTaxOf`. */
  readonly lineTax?: number;
  /** Discount on the line, tax included, and the tax in it. Absent without discount. */
  readonly discount?: number;
  readonly taxDiscount?: number;
  /** VAT band (PAY-023), even if the destination is not taxed. Absent in old orders. */
  readonly vatRate?: 0 | 1;
  /** Rate of `lineTax`. Absent in old orders, whose rate is 20 % or 0. */
  readonly taxRate?: TaxRate;
}

/** Tax of an order; null if it was placed before taxes were recorded by rate. */
interface Taxed {
  readonly tax: OrderTax | null;
}

/** Item for staff and owners. Factory data is null for owners. */
export interface AtlasOrderItem extends OrderItem {
  /** Per piece, like `price`. */
  readonly priceTaxIncluded: number;
  /** Share of the order's discount, per piece. */
  readonly discountTaxIncluded: number;
  /** Oldest first. */
  readonly returnLogs: readonly ReturnLog[];
  /** Name of the bundle that it was bought in; null otherwise. */
  readonly bundle: string | null;
  /** Item of the parent order; null without a parent. */
  readonly parent: { readonly orderId: number; readonly itemId: number } | null;
  readonly labels: readonly FactoryLabel[] | null;
  /** Pigeonholes it was in, oldest first. */
  readonly pigeonholeLogs: readonly PigeonholeLog[] | null;
}

/** `user` is the name of the staff member; null for shoppers. */
export interface StatusLogRecord {
  readonly status: OrderStatus;
  readonly user: string | null;
  readonly createdAt: string;
}

/**
 * Answer of GET /omnis/v3/orders/{orderHash}/, for holders of the link. Live events on
 * `order:<hash>` continue after `cursor`.
 */
export interface ShopperOrder extends CheckoutTotals, Taxed {
  /** Code that the customer entered; null without one. */
  readonly coupon: string | null;
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
  /** Whether e-mail and addresses are masked because the caller is not the buyer. */
  readonly isMasked: boolean;
  readonly statusLogRecords: readonly StatusLogRecord[];
  readonly paymentAttempts: readonly PaymentAttempt[];
  /** Oldest first. */
  readonly trackingCodes: readonly TrackingCode[];
  /** Null outside the bespoke flow. */
  readonly quote: OrderQuote | null;
  readonly createdAt: string;
  /** If set, the order has been discontinued. */
  readonly deletedAt: string | null;
  readonly cursor: string;
}

export interface AtlasOrder
  extends AtlasOrderRow, CheckoutTotals, Taxed, OrderRelations, OrderLedger {
  readonly coupon: string | null;
  readonly items: readonly AtlasOrderItem[];
  /** Reason of the last reprint; null for owners. */
  readonly reprintReasonId: ReprintReason | null;
  readonly email: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly statusLogRecords: readonly StatusLogRecord[];
  readonly paymentAttempts: readonly RefundablePayment[];
  readonly trackingCodes: readonly TrackingCode[];
  /** Null outside the bespoke flow. */
  readonly quote: OrderQuote | null;
  readonly fulfillmentFactory: string | null;
  readonly integrationType: OrderIntegrationType;
  /** When the order was hidden from all lists. */
  readonly deletedAt: string | null;
  /** Null if the store has been deactivated. */
  readonly invoiceUrl: string | null;
  /** Details of `status`. */
  readonly orderStatus: OrderStatusRecord;
  readonly cursor: string;
}

/**
 * Body of POST /omnis/v3/atlas/orders/{id}/status/. `from` is the status that the staff member saw.
 */
export class ChangeOrderStatus {
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  from?: OrderStatus;

  /** Reason why the order counts as paid without a payment; requires `orders-paid`. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxPaidReason])
  paidReason?: string;
}

/** Order of a bulk change; `from` is the status that the staff member saw. */
export class OrderToMove {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  id!: number;

  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  from?: OrderStatus;
}

/** Orders of a bulk request, each processed individually. */
export class ManyOrders {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostOrdersNamed)
  @ValidateNested({ each: true })
  @Type(() => OrderToMove)
  orders!: OrderToMove[];
}

/** Body of POST /omnis/v3/atlas/orders/status/: moves all orders to one status. */
export class MoveOrders extends ManyOrders {
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  /** As in a single change; recorded with each order that is marked as paid. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', maxPaidReason])
  paidReason?: string;
}

/** Result for one order: its new status, or why it was not moved and its current status `now`. */
export interface MovedOrder {
  readonly id: number;
  readonly refusal: string | null;
  readonly now: OrderStatusNow | null;
}

export interface MovedOrders {
  readonly orders: readonly MovedOrder[];
}

/** Body of POST /omnis/v3/atlas/orders/{id}/priority/. */
export class SetOrderPriority {
  @IsIn(ORDER_PRIORITIES)
  priority!: OrderPriority;
}

/** Answer of a status change, and `current` of a 409. */
export interface OrderStatusNow {
  readonly status: OrderStatus;
  readonly stage: number;
  readonly percentComplete: number;
  readonly user: string | null;
  readonly at: string;
}

const maxId = 2_147_483_647;

/**
 * Body of POST /omnis/v3/atlas/customers/erase/ (GDPR Article 17). Names a customer, whose data is
 * erased from all orders, or one order.
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
