import { Injectable } from '@nestjs/common';
import type { BestSeller } from '@selvedge/shared/orders/sales/contract';
import { soldStatuses } from '@selvedge/shared/orders/sales/sold';
import { DataSource } from 'typeorm';

/** Sales of a day in one currency, less refunds; days are numbered from 1. */
export interface SoldOnDay {
  readonly nth: number;
  readonly currency: string;
  readonly orders: number;
  readonly total: number;
  /** Orders up to the current time of day. */
  readonly ordersByNow: number;
  readonly totalByNow: number;
}

export interface NeedsAttention {
  readonly late: number;
  readonly declined: number;
}

const soldByDay = `
  SELECT d.nth, o.currency, count(*)::integer AS orders, sum(o.total - o.refunded)::bigint AS total,
    count(*) FILTER (WHERE d.by_now)::integer AS "ordersByNow",
    coalesce(sum(o.total - o.refunded) FILTER (WHERE d.by_now), 0)::bigint AS "totalByNow"
  FROM orders o
  CROSS JOIN LATERAL (SELECT width_bucket(o.created_at, $2::timestamptz[])::integer AS nth) n
  CROSS JOIN LATERAL (
    SELECT n.nth, o.created_at < ($2::timestamptz[])[n.nth] + $4 * interval '1 second' AS by_now) d
  WHERE o.division_id = $1 AND o.created_at >= ($2::timestamptz[])[1] AND o.parent IS NULL AND o.status = ANY ($3)
  GROUP BY d.nth, o.currency`;

const bestSellers = `
  SELECT item ->> 'productUuid' AS "productUuid", min(item ->> 'name') AS name,
    min(item ->> 'image') AS image, sum((item ->> 'quantity')::integer)::integer AS pieces
  FROM orders o CROSS JOIN LATERAL jsonb_array_elements(o.items) item
  WHERE o.division_id = $1 AND o.created_at >= $2 AND o.parent IS NULL AND o.status = ANY ($3)
  GROUP BY item ->> 'productUuid' ORDER BY pieces DESC, name LIMIT $4`;

/** Restricted to open orders, to use the board's index. */
const needing = `
  SELECT count(*) FILTER (WHERE o.created_at < $2 AND o.status NOT IN ('new', 'to_be_paid'))::integer
      AS late,
    count(*) FILTER (WHERE o.created_at >= $3 AND o.status IN ('new', 'to_be_paid')
      AND o.payment_attempts @> '[{"state": "declined"}]')::integer AS declined
  FROM orders o
  WHERE o.division_id = $1 AND o.flow = ANY ('{normal,paper}') AND o.stage < 5
    AND o.deleted_at IS NULL`;

/** Reads sales and orders that need attention. */
@Injectable()
export class SalesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns sales per day; `midnights` are the beginnings of the days, oldest first, and `seconds`
   * is the current time of day.
   */
  soldByDay(
    division: number,
    midnights: readonly Date[],
    seconds: number,
  ): Promise<readonly SoldOnDay[]> {
    return this.dataSource.query<SoldOnDay[]>(soldByDay, [
      division,
      midnights,
      soldStatuses,
      seconds,
    ]);
  }

  bestSellers(division: number, since: Date, most: number): Promise<readonly BestSeller[]> {
    return this.dataSource.query<BestSeller[]>(bestSellers, [division, since, soldStatuses, most]);
  }

  /**
   * Counts open orders placed before `late`, and orders since a time whose payment was declined.
   */
  async needing(division: number, late: Date, since: Date): Promise<NeedsAttention> {
    const [row] = await this.dataSource.query<NeedsAttention[]>(needing, [division, late, since]);
    return row ?? { late: 0, declined: 0 };
  }
}
