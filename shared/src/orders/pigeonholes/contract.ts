import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent } from '../../http/field-decorators.js';
import type { OrderPriority } from '../order-priority.js';
import type { OrderFlow, OrderStatus } from '../order-status.js';
import { pigeonholeRules } from './pigeonhole.js';

/** PUT /omnis/v3/atlas/orders/{id}/items/{item}/pigeonhole/ (ATL-018). */
export class PutInPigeonhole {
  /** As it stands on the slot; capitals do not matter. */
  @IsString()
  @Rules(...pigeonholeRules)
  code!: string;
}

/** GET /omnis/v3/atlas/slots/: which slots of the factory are taken. */
export class SlotsQuery {
  /** What the code of a slot or the number of an order begins with; capitals do not matter. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 12])
  searchTerm?: string;
}

/** ATL-018: a slot that holds pieces of an order. */
export interface TakenSlot {
  readonly code: string;
  readonly orderId: number;
  readonly division: number;
  readonly store: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly stage: number;
  readonly priority: OrderPriority;
  readonly image: string | null;
  /** Of the order, in this slot. */
  readonly piecesIn: number;
  /** All that the order has. */
  readonly pieces: number;
  /** Since when something of it lies there. */
  readonly since: string;
  /** When the order was placed. */
  readonly createdAt: string;
}

export interface TakenSlots {
  /** By their codes; at most `maxSlotsShown`. */
  readonly slots: readonly TakenSlot[];
  readonly hasMore: boolean;
  /** Continues on `atlas:orders`. */
  readonly cursor: string;
}
