import { IsIn, IsInt, IsString, Matches } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed, unlessAbsent } from '../../http/field-decorators.js';
import { ORDER_PRIORITIES, type OrderPriority } from '../order-priority.js';
import { ORDER_SORTS, type OrderSort } from '../order-sort.js';
import {
  ORDER_FLOW_NAMES,
  ORDER_STATUSES,
  type OrderFlow,
  type OrderStatus,
} from '../order-status.js';
import { maxViewName } from './view.js';

const day = Matches(/^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/, {
  message: 'Please name a day like 2026-11-05',
});

/** What the list of orders is narrowed to and sorted by. Days are those of whoever reads them. */
export class OrderViewSearch {
  @unlessAbsent
  @IsIn(ORDER_FLOW_NAMES)
  flow?: OrderFlow;

  @unlessAbsent
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus;

  @unlessAbsent
  @IsIn(ORDER_PRIORITIES)
  priority?: OrderPriority;

  @unlessAbsent
  @IsIn(['due'])
  refund?: 'due';

  @unlessAbsent
  @IsIn(['yes'])
  late?: 'yes';

  @unlessAbsent
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  division?: number;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 100])
  factory?: string;

  @unlessAbsent
  @IsIn(ORDER_SORTS)
  sort?: OrderSort;

  @unlessAbsent
  @IsString()
  @Rules(['max_length', 100])
  searchTerm?: string;

  @unlessAbsent
  @day
  from?: string;

  @unlessAbsent
  @day
  to?: string;
}

/** POST and PUT /omnis/v3/atlas/order-views/: a view, by the name that its tab has. */
export class SaveOrderView extends OrderViewSearch {
  @trimmed
  @IsString()
  @Rules('required', ['max_length', maxViewName])
  name!: string;
}

/** ATL-012: a view as whoever saved it has it. */
export interface OrderView {
  readonly id: string;
  readonly name: string;
  readonly search: Readonly<OrderViewSearch>;
}

/** GET /omnis/v3/atlas/order-views/: one's own, the oldest first; every change answers with it too. */
export interface OrderViews {
  readonly views: readonly OrderView[];
}
