import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Matches,
} from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { timeZone } from '../../http/common-fields.js';
import { unlessAbsent, wholeNumber } from '../../http/field-decorators.js';
import { ManyOrders } from '../contract.js';
import type { OrderPriority } from '../order-priority.js';
import { mostOrdersNamed } from '../order-sort.js';
import { ORDER_STATUSES, type OrderFlow, type OrderStatus } from '../order-status.js';
import { REPRINT_REASONS, type ReprintReason } from './reprint-reason.js';

const mostLabelsNamed = 500;

/**
 * Body of POST /omnis/v3/atlas/orders/{id}/labels/. Prints all unprinted labels, or the named ones.
 */
export class PrintLabels {
  /** Status that the staff member saw. */
  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  from?: OrderStatus;

  @unlessAbsent
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostLabelsNamed)
  @ArrayUnique()
  @IsInt({ each: true })
  counters?: number[];

  /** Required for labels that were printed before. */
  @unlessAbsent
  @IsIn(REPRINT_REASONS)
  reason?: ReprintReason;
}

/** Body of POST /omnis/v3/atlas/orders/labels/. Prints the unprinted labels of the orders. */
export class PrintLabelsOfOrders extends ManyOrders {}

/** Result for one order: printed, or why not. */
export interface LabelledOrder {
  readonly id: number;
  readonly refusal: string | null;
}

export interface LabelledOrders {
  readonly orders: readonly LabelledOrder[];
}

/** Body of POST /omnis/v3/atlas/orders/labels/pick/: the scanned or typed code of a label. */
export class PickLabel {
  @IsString()
  @Rules(['max_length', 40])
  code!: string;
}

export interface PickedLabel {
  readonly orderId: number;
  readonly counter: number;
}

/** Query of GET /omnis/v3/atlas/orders/labels/: unprinted labels, most urgent first. */
export class LabelQueueQuery {
  /** `next` of the previous answer. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 200])
  after?: string;

  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 1], ['max_value', mostOrdersNamed])
  perPage?: number;
}

/** An order with unprinted labels. */
export interface OrderToPrint {
  readonly id: number;
  readonly division: number;
  readonly store: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly stage: number;
  /** Distinct images of its first items. */
  readonly images: readonly string[];
  readonly priority: OrderPriority;
  /** Number of unprinted labels. */
  readonly toPrint: number;
  readonly createdAt: string;
}

export interface LabelQueue {
  readonly data: readonly OrderToPrint[];
  /** Number of orders on all pages. */
  readonly total: number;
  /** For `after`; null on the last page. */
  readonly next: string | null;
  /** Live events on `atlas:orders` continue after it. */
  readonly cursor: string;
}

/** Query of GET /omnis/v3/atlas/orders/labels/sheet/: the last print of these orders, as PDF. */
export class LabelSheetQuery {
  /** Comma-separated ids. */
  @Matches(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${String(mostOrdersNamed - 1)}}$`), {
    message: `orders must be up to ${String(mostOrdersNamed)} ids separated by commas`,
  })
  orders!: string;

  /** Time zone of the printed times, such as Europe/London; UTC by default. */
  @timeZone
  zone?: string;
}
