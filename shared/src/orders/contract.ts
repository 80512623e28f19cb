import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import { pageNumber, rowsPerPage, type Paged } from '../http/paging.js';
import type { ChosenPiece } from '../baskets/contract.js';
import {
  lastStage,
  ORDER_FLOW_NAMES,
  ORDER_STATUSES,
  type OrderFlow,
  type OrderStatus,
} from './order-status.js';
import { mostOrdersNamed, ORDER_SORTS, type OrderSort } from './order-sort.js';
import type { CheckoutTotals } from '../checkout/contract.js';
import type { OrderRelations, ReturnLog } from './children/contract.js';
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
import { unlessAbsent, wholeNumber } from '../http/field-decorators.js';

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

/** A row of the staff list and a card of the board. */
export interface AtlasOrderRow {
  readonly id: number;
  readonly hash: string;
  readonly division: number;
  readonly store: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly stage: number;
  readonly percentComplete: number;
  readonly total: number;
  readonly currency: string;
  readonly quantity: number;
  readonly image: string | null;
  /** Those of its first items, each once. */
  readonly images: readonly string[];
  readonly priority: OrderPriority;
  readonly customerName: string | null;
  readonly createdAt: string;
  readonly changedAt: string;
  /** The member of staff who moved it last; null towards owners, and when nobody did. */
  readonly changedBy: string | null;
  /** The log position of the row's last change; an older live event is ignored. */
  readonly position: number;
}

/** Which orders, and in what order: what lists and files of them are asked for with. */
export class OrdersFilter {
  @unlessAbsent
  @IsIn(ORDER_SORTS)
  sort?: OrderSort;

  @unlessAbsent
  @IsIn(ORDER_FLOW_NAMES)
  flow?: OrderFlow;

  /** From 0, of the flow of the order. */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', lastStage])
  stage?: number;

  @unlessAbsent
  @IsIn(ORDER_PRIORITIES)
  priority?: OrderPriority;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 100])
  factory?: string;

  /** Placed then or later. */
  @unlessAbsent
  @IsISO8601({ strict: true })
  placedFrom?: string;

  /** Placed before then. */
  @unlessAbsent
  @IsISO8601({ strict: true })
  placedBefore?: string;

  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus;

  /** Those whose money has to go back. */
  @unlessAbsent
  @IsIn(['due'])
  refund?: 'due';

  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  division?: number;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 100])
  searchTerm?: string;
}

/** API-052 GET /omnis/v3/atlas/orders/. */
export class AtlasOrdersQuery extends OrdersFilter {
  @pageNumber
  page?: number;

  @rowsPerPage(200)
  perPage?: number;

  /** The `next` of an answer with the same filters and sort: what comes after it, instead of a page. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 200])
  after?: string;

  /** Ids with commas between: these, as far as the other filters let them through. */
  @unlessAbsent
  @Matches(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${String(mostOrdersNamed - 1)}}$`), {
    message: `ids must be up to ${String(mostOrdersNamed)} ids with commas between`,
  })
  ids?: string;
}

export interface AtlasOrders extends Paged<AtlasOrderRow> {
  /** Whether there may be more than `total`. */
  readonly atLeast: boolean;
  /** Orders per status of the flow asked for, before the status filter. */
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>>;
  /** For `after`; null when nothing comes after these. */
  readonly next: string | null;
  /** Continues on `atlas:orders`. */
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

/** API-052 POST /omnis/v3/atlas/orders/status/: several orders to one status, each by itself (ORD-037). */
export class MoveOrders {
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostOrdersNamed)
  @ValidateNested({ each: true })
  @Type(() => OrderToMove)
  orders!: OrderToMove[];
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
