import { IsInt, IsString, Matches } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed, unlessAbsent } from '../../http/field-decorators.js';
import { OrdersNarrowing } from '../lists/contract.js';
import { maxViewName } from './view.js';

const day = Matches(/^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/, {
  message: 'Please enter a date such as 2026-11-05',
});

/** Filters and sort of the order list. Days are in the reader's time zone. */
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

/** Body of POST and PUT /omnis/v3/atlas/order-views/: a view with the name of its tab. */
export class SaveOrderView extends OrderViewSearch {
  @trimmed
  @IsString()
  @Rules('required', ['max_length', maxViewName])
  name!: string;
}

/** Saved view of its owner. */
export interface OrderView {
  readonly id: string;
  readonly name: string;
  readonly search: Readonly<OrderViewSearch>;
}

/**
 * Answer of GET /omnis/v3/atlas/order-views/ and of all changes: the caller's views, oldest first.
 */
export interface OrderViews {
  readonly views: readonly OrderView[];
}
