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

/** Which orders, and in what order: what a list is asked for with, and what a view of it keeps. */
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

  /** Those whose money has to go back. */
  @unlessAbsent
  @IsIn(['due'])
  refund?: 'due';

  /** ORD-042: those that should have been sent before today. */
  @unlessAbsent
  @IsIn(['yes'])
  late?: 'yes';

  @searchTerms
  searchTerm?: string;
}

/** What lists and files of orders are asked for with. */
export class OrdersFilter extends OrdersNarrowing {
  /** From 0, of the flow of the order. */
  @unlessAbsent
  @wholeNumber
  @IsInt()
  @Rules(['min_value', 0], ['max_value', lastStage])
  stage?: number;

  /** Placed then or later. */
  @unlessAbsent
  @IsISO8601({ strict: true })
  placedFrom?: string;

  /** Placed before then. */
  @unlessAbsent
  @IsISO8601({ strict: true })
  placedBefore?: string;

  @storeNumber
  division?: number;
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

/** GET /omnis/v3/atlas/orders/stores/: those whose name has it, or one by its number. */
export class OrderStoresQuery {
  @trimmed
  @searchTerms
  searchTerm?: string;

  @storeNumber
  division?: number;
}

/** A store that orders are of. */
export interface OrderStore {
  readonly division: number;
  readonly name: string;
  readonly code: string;
  readonly currency: string;
}
