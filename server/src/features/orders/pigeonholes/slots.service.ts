import { Injectable } from '@nestjs/common';
import type {
  SlotsQuery,
  TakenSlot,
  TakenSlots,
} from '@selvedge/shared/orders/pigeonholes/contract';
import { maxSlotsShown } from '@selvedge/shared/orders/pigeonholes/pigeonhole';
import { ORDER_PRIORITIES } from '@selvedge/shared/orders/order-priority';

import { LiveCursors } from '../../../platform/live/live-cursors.js';
import { StoreDirectory } from '../../stores/index.js';
import { storeNameIn } from '../answers/store-name.js';
import { slotUse } from '../read-model/pigeonhole-row.projection.js';
import { PigeonholesQueries, type SlotRow } from './pigeonholes.queries.js';

/** Lists the slots in use. Takes the cursor before the rows, so that no event is missed. */
@Injectable()
export class Slots {
  constructor(
    private readonly queries: PigeonholesQueries,
    private readonly stores: StoreDirectory,
    private readonly cursors: LiveCursors,
  ) {}

  async list({ searchTerm = '' }: SlotsQuery): Promise<TakenSlots> {
    const cursor = this.cursors.ofAll();
    const term = searchTerm.trim().replace(/^#/, '').toUpperCase();
    // Reads one extra row to detect further ones.
    const rows = await this.queries.taken(term, maxSlotsShown + 1);
    const slots = rows.slice(0, maxSlotsShown).map((row) => this.slotIn(row));
    return { slots, hasMore: rows.length > maxSlotsShown, cursor };
  }

  private slotIn({ quantity, items, pigeonholeLogs, createdAt, ...row }: SlotRow): TakenSlot {
    const { piecesIn, since } = slotUse(row.code, { items, pigeonholeLogs });
    const placed = createdAt.toISOString();
    return {
      ...row,
      store: storeNameIn(this.stores, row.division),
      priority: ORDER_PRIORITIES[row.priority] ?? 'normal',
      piecesIn,
      pieces: quantity,
      since: since ?? placed,
      createdAt: placed,
    };
  }
}
