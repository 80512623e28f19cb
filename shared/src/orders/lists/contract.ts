import { IsIn, IsInt, IsISO8601, IsString, Matches } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { storeNumber, searchTerms } from '../../http/common-fields.js';
import { pageNumber, rowsPerPage, type Paged } from '../../http/paging.js';
import {
  lastStage,
  ORDER_FLOW_NAMES,
  ORDER_STATUSES,
  type OrderFlow,
  type OrderStatus,
} from '../order-status.js';
import { mostOrdersNamed, ORDER_SORTS, type OrderSort } from '../order-sort.js';
import { ORDER_PRIORITIES, type OrderPriority } from '../order-priority.js';
import { trimmed, unlessAbsent, wholeNumber } from '../../http/field-decorators.js';

/** Row of the staff list, and card of the board. */
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
  /** Distinct images of its first items. */
  readonly images: readonly string[];
  readonly priority: OrderPriority;
  readonly customerName: string | null;
  readonly createdAt: string;
  readonly changedAt: string;
  /** Staff member who moved it last; null for owners, and if it was never moved by staff. */
  readonly changedBy: string | null;
  /** Log position of the row's last change; older live events are ignored. */
  readonly position: number;
}

/** Filters and sort of an order list; stored in saved views. */
export class OrdersNarrowing {
  @unlessAbsent
  @IsIn(ORDER_SORTS)
  sort?: OrderSort;

  @unlessAbsent
  @IsIn(ORDER_FLOW_NAMES)
  flow?: OrderFlow;

  @unlessAbsent
  @IsIn(ORDER_PRIORITIES)
  priority?: OrderPriority;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 100])
  factory?: string;

  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus;

  /** Only orders with a due refund. */
  @unlessAbsent
  @IsIn(['due'])
  refund?: 'due';

  /** Only orders past their dispatch day. */
  @unlessAbsent
  @IsIn(['yes'])
  late?: 'yes';

  @searchTerms
  searchTerm?: string;
}

/** Filters of order lists and exports. */
export class OrdersFilter extends OrdersNarrowing {
  /** Index of the stage in the order's flow, from 0. */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', lastStage])
  stage?: number;

  /** Placed at or after this time. */
  @unlessAbsent
  @IsISO8601({ strict: true })
  placedFrom?: string;

  /** Placed before this time. */
  @unlessAbsent
  @IsISO8601({ strict: true })
  placedBefore?: string;

  @storeNumber
  division?: number;
}

export class AtlasOrdersQuery extends OrdersFilter {
  @pageNumber
  page?: number;

  @rowsPerPage(200)
  perPage?: number;

  /** `next` of an answer with the same filters and sort; used instead of a page number. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 200])
  after?: string;

  /** Comma-separated ids; the other filters still apply. */
  @unlessAbsent
  @Matches(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${String(mostOrdersNamed - 1)}}$`), {
    message: `ids must be up to ${String(mostOrdersNamed)} ids separated by commas`,
  })
  ids?: string;
}

export interface AtlasOrders extends Paged<AtlasOrderRow> {
  /** Whether `total` is a lower bound. */
  readonly atLeast: boolean;
  /** Orders per status of the flow, without the status filter. */
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>>;
  /** For `after`; null on the last page. */
  readonly next: string | null;
  /** Live events on `atlas:orders` continue after it. */
  readonly cursor: string;
}

/** Query of GET /omnis/v3/atlas/orders/stores/: stores by part of their name, or by id. */
export class OrderStoresQuery {
  @trimmed
  @searchTerms
  searchTerm?: string;

  @storeNumber
  division?: number;
}

/** A store with orders. */
export interface OrderStore {
  readonly division: number;
  readonly name: string;
  readonly code: string;
  readonly currency: string;
}
