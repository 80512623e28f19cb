import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ListPlace } from '../read-model/order-lists.queries.js';
import { dueKey } from '../read-model/order-lists.statements.js';
import type { FactoryOrder, OrderRow } from '../read-model/orders.projection.js';

/** Order columns that the print queue shows. */
export interface QueuedOrder
  extends FactoryOrder, Pick<OrderRow, 'unprinted' | 'createdAt' | 'changedAt'> {
  /** Images of all items, in their order. */
  readonly images: readonly string[];
}

/**
 * Reads each store through its index of waiting labels, which begins with the division, and merges
 * the results.
 */
const page = `
  SELECT o.division_id AS "division", o.order_id AS "orderId", o.flow, o.status, o.stage,
    o.priority, o.unprinted, o.created_at AS "createdAt", o.changed_at AS "changedAt",
    jsonb_path_query_array(o.items, '$[*].image') AS "images"
  FROM es_division_head d CROSS JOIN LATERAL (
    SELECT * FROM orders o WHERE o.division_id = d.division_id AND o.unprinted > 0
      AND ($1::text IS NULL OR ((-o.priority), o.created_at, o.order_id)
        > (-${dueKey.rank('$1')}, ${dueKey.time('$1')}, $2::integer))
    ORDER BY (-o.priority), o.created_at, o.order_id LIMIT $3
  ) o
  ORDER BY (-o.priority), o.created_at, o.order_id LIMIT $3`;

type Read = Omit<QueuedOrder, 'createdAt' | 'changedAt'> & { createdAt: Date; changedAt: Date };

/** Orders of all stores with labels to print. */
@Injectable()
export class LabelQueueQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the orders by priority, then by age, like the board. */
  async list(after: ListPlace | undefined, limit: number): Promise<readonly QueuedOrder[]> {
    const place = [after?.key ?? null, after?.orderId ?? null];
    const rows = await this.dataSource.query<Read[]>(page, [...place, limit]);
    return rows.map(({ createdAt, changedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }));
  }

  async total(): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      'SELECT count(*)::integer AS total FROM orders WHERE unprinted > 0',
    );
    return row?.total ?? 0;
  }
}
