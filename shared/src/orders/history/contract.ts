import { IsString, Matches } from 'class-validator';

import { unlessAbsent } from '../../http/field-decorators.js';
import type { AtlasOrder } from '../contract.js';

/**
 * Query of GET /omnis/v3/atlas/orders/{id}/history/. `at` is a log position, or a time in ISO 8601.
 */
export class OrderHistoryQuery {
  @unlessAbsent
  @IsString()
  @Matches(/^(\d{1,15}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z)$/, {
    message: 'at must be a position or a time like 2026-01-31T12:00:00Z',
  })
  at?: string;
}

/** History entry for staff: what happened, when, by whom and in which command. */
export interface OrderHistoryEntry {
  readonly position: number;
  readonly at: string;
  readonly type: string;
  readonly description: string;
  readonly user: string | null;
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string | null;
}

/** `order` is the state after the last entry; null before the first. */
export interface OrderHistory {
  readonly entries: readonly OrderHistoryEntry[];
  readonly order: Omit<AtlasOrder, 'cursor'> | null;
}
