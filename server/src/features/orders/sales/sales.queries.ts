import { Injectable } from '@nestjs/common';
import type { BestSeller } from '@selvedge/shared/orders/sales/contract';
import { soldStatuses } from '@selvedge/shared/orders/sales/sold';
import { DataSource } from 'typeorm';

/** What was sold on a day in a currency; days are counted from 1. */
export interface SoldOnDay {
  readonly nth: number;
  readonly currency: string;
  readonly orders: number;
  readonly total: number;
}

export interface NeedsSomebody {
  readonly late: number;
  readonly declined: number;
}

const soldByDay = `
  SELECT width_bucket(o.created_at, $2::timestamptz[])::integer AS nth, o.currency,
    count(*)::integer AS orders, sum(o.total)::bigint AS total
  FROM orders o
  WHERE o.division_id = $1 AND o.created_at >= ($2::timestamptz[])[1] AND o.parent IS NULL AND o.status = ANY ($3)
  GROUP BY nth, o.currency`;

const bestSellers = `
  SELECT item ->> 'productUuid' AS "productUuid", min(item ->> 'name') AS name,
    min(item ->> 'image') AS image, sum((item ->> 'quantity')::integer)::integer AS pieces
  FROM orders o CROSS JOIN LATERAL jsonb_array_elements(o.items) item
  WHERE o.division_id = $1 AND o.created_at >= $2 AND o.parent IS NULL AND o.status = ANY ($3)
  GROUP BY item ->> 'productUuid' ORDER BY pieces DESC, name LIMIT $4`;

/** Open orders alone: by the index of the board. */
const needing = `
  SELECT count(*) FILTER (WHERE o.created_at < $2 AND o.status NOT IN ('new', 'to_be_paid'))::integer
      AS late,
    count(*) FILTER (WHERE o.created_at >= $3 AND o.status IN ('new', 'to_be_paid')
      AND o.payment_attempts @> '[{"state": "declined"}]')::integer AS declined
  FROM orders o
  WHERE o.division_id = $1 AND o.flow = ANY ('{normal,paper}') AND o.stage < 5
    AND o.deleted_at IS NULL`;

/** What a store sold, and what needs somebody. */
@Injectable()
export class SalesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** `midnights`: when each day begins, the oldest first. */
  soldByDay(division: number, midnights: readonly Date[]): Promise<readonly SoldOnDay[]> {
    return this.dataSource.query<SoldOnDay[]>(soldByDay, [division, midnights, soldStatuses]);
  }

  bestSellers(division: number, since: Date, most: number): Promise<readonly BestSeller[]> {
    return this.dataSource.query<BestSeller[]>(bestSellers, [division, since, soldStatuses, most]);
  }

  /** Those that were placed before `late` and are not done, and those that did not pay since a time. */
  async needing(division: number, late: Date, since: Date): Promise<NeedsSomebody> {
    const [row] = await this.dataSource.query<NeedsSomebody[]>(needing, [division, late, since]);
    return row ?? { late: 0, declined: 0 };
  }
}
