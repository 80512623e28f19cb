import { Injectable } from '@nestjs/common';
import type { LabelQueue, LabelQueueQuery } from '@selvedge/shared/orders/labels/contract';
import { ORDER_PRIORITIES } from '@selvedge/shared/orders/order-priority';

import { LiveCursors } from '../../../platform/live/live-cursors.js';
import { StoreDirectory } from '../../stores/index.js';
import { nextAfter, placeIn } from '../lists/list-place.js';
import { imagesOf } from '../answers/order-answers.js';
import { storeNameIn } from '../answers/store-name.js';
import { LabelQueueQueries } from './label-queue.queries.js';

const defaultPerPage = 50;

/** Print queue. Takes the cursor before the rows, so that no event is missed. */
@Injectable()
export class LabelQueues {
  constructor(
    private readonly queries: LabelQueueQueries,
    private readonly stores: StoreDirectory,
    private readonly cursors: LiveCursors,
  ) {}

  /** Reads a page of the queue. Throws PlaceUnknown. */
  async read({ after, perPage = defaultPerPage }: LabelQueueQuery): Promise<LabelQueue> {
    const cursor = this.cursors.ofAll();
    const place = after === undefined ? undefined : placeIn('due', after);
    const [found, total] = await Promise.all([
      // Reads one extra row to detect a further page.
      this.queries.list(place, perPage + 1),
      this.queries.total(),
    ]);
    const rows = found.slice(0, perPage);
    const last = rows.at(-1);
    const next = found.length > perPage && last !== undefined ? nextAfter('due', last) : null;
    const data = rows.map((row) => ({
      id: row.orderId,
      division: row.division,
      store: storeNameIn(this.stores, row.division),
      flow: row.flow,
      status: row.status,
      stage: row.stage,
      images: imagesOf(row),
      priority: ORDER_PRIORITIES[row.priority] ?? 'normal',
      toPrint: row.unprinted,
      createdAt: row.createdAt,
    }));
    return { data, total: Math.max(total, data.length), next, cursor };
  }
}
