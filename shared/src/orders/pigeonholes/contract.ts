import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent } from '../../http/field-decorators.js';
import type { OrderPriority } from '../order-priority.js';
import type { OrderFlow, OrderStatus } from '../order-status.js';
import { pigeonholeRules } from './pigeonhole.js';

/** Body of PUT /omnis/v3/atlas/orders/{id}/items/{item}/pigeonhole/. */
export class PutInPigeonhole {
  /** Code on the pigeonhole; case-insensitive. */
  @IsString()
  @Rules(...pigeonholeRules)
  code!: string;
}

/** Query of GET /omnis/v3/atlas/slots/: occupied pigeonholes of the factory. */
export class SlotsQuery {
  /** Prefix of a pigeonhole code or order number; case-insensitive. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 12])
  searchTerm?: string;
}

/** A pigeonhole with pieces of an order. */
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
  /** Pieces of the order in this pigeonhole. */
  readonly piecesIn: number;
  /** All pieces of the order. */
  readonly pieces: number;
  /** When the first of these pieces was put there. */
  readonly since: string;
  /** When the order was placed. */
  readonly createdAt: string;
}

export interface TakenSlots {
  /** Sorted by code; at most `maxSlotsShown`. */
  readonly slots: readonly TakenSlot[];
  readonly hasMore: boolean;
  /** Live events on `atlas:orders` continue after it. */
  readonly cursor: string;
}
