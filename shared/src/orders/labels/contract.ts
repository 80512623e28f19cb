import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsTimeZone,
  Matches,
} from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent, wholeNumber } from '../../http/field-decorators.js';
import { ManyOrders } from '../contract.js';
import type { OrderPriority } from '../order-priority.js';
import { mostOrdersNamed } from '../order-sort.js';
import { ORDER_STATUSES, type OrderFlow, type OrderStatus } from '../order-status.js';
import { REPRINT_REASONS, type ReprintReason } from './reprint-reason.js';

const mostLabelsNamed = 500;

/** POST /omnis/v3/atlas/orders/{id}/labels/ (ATL-014): those that were not printed yet, or those named. */
export class PrintLabels {
  /** The status that the person saw. */
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

  /** Needed for what was printed before. */
  @unlessAbsent
  @IsIn(REPRINT_REASONS)
  reason?: ReprintReason;
}

/** POST /omnis/v3/atlas/orders/labels/: what is not printed yet of them. */
export class PrintLabelsOfOrders extends ManyOrders {}

/** What became of one of them: printed, or why not. */
export interface LabelledOrder {
  readonly id: number;
  readonly refusal: string | null;
}

export interface LabelledOrders {
  readonly orders: readonly LabelledOrder[];
}

/** POST /omnis/v3/atlas/orders/labels/pick/: the code of a label, as it is scanned or typed. */
export class PickLabel {
  @IsString()
  @Rules(['max_length', 40])
  code!: string;
}

/** The label that was picked. */
export interface PickedLabel {
  readonly orderId: number;
  readonly counter: number;
}

/** GET /omnis/v3/atlas/orders/labels/: what waits to be printed, what presses first. */
export class LabelQueueQuery {
  /** The `next` of an answer: what comes after it. */
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

/** An order with labels that wait to be printed. */
export interface OrderToPrint {
  readonly id: number;
  readonly division: number;
  readonly store: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly stage: number;
  /** Those of its first items, each once. */
  readonly images: readonly string[];
  readonly priority: OrderPriority;
  /** How many of its labels wait. */
  readonly toPrint: number;
  readonly createdAt: string;
}

export interface LabelQueue {
  readonly data: readonly OrderToPrint[];
  /** Orders, on all pages. */
  readonly total: number;
  /** For `after`; null when nothing comes after these. */
  readonly next: string | null;
  /** Continues on `atlas:orders`. */
  readonly cursor: string;
}

/** GET /omnis/v3/atlas/orders/labels/sheet/: what was printed last of each of these orders, as PDF. */
export class LabelSheetQuery {
  /** Ids with commas between. */
  @Matches(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${String(mostOrdersNamed - 1)}}$`), {
    message: `orders must be up to ${String(mostOrdersNamed)} ids with commas between`,
  })
  orders!: string;

  /** Whose clock the times on them are of, Europe/London; UTC without. */
  @unlessAbsent
  @IsTimeZone()
  zone?: string;
}
