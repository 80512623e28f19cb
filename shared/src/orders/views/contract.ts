import { IsInt, IsString, Matches } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed, unlessAbsent } from '../../http/field-decorators.js';
import { OrdersNarrowing } from '../lists/contract.js';
import { maxViewName } from './view.js';

const day = Matches(/^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/, {
  message: 'Please name a day like 2026-11-05',
});

/** What the list of orders is narrowed to and sorted by. Days are those of whoever reads them. */
export class OrderViewSearch extends OrdersNarrowing {
  @unlessAbsent
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  division?: number;

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
