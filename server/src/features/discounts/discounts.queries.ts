import type { Discount } from '@selvedge/shared/discounts/discount';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import { appendsOf } from '../../platform/database/server-data-source.js';

type Stored = Pick<Discount, 'uuid' | 'isPaused'> & { readonly terms: Omit<Discount, 'uuid'> };

/** A discount found by one of its codes. */
export interface FoundDiscount {
  readonly discount: Discount;
  /** Uses of the discount, and of the code if it is of a batch. */
  readonly used: number;
  readonly usedOfCode: number;
}

/** Reads the discounts that baskets and orders need. */
@Injectable()
export class DiscountQueries {
  private readonly dataSource: DataSource;

  /** Uses the connections for appends, so that slow lists of the office do not delay baskets. */
  constructor(dataSource: DataSource) {
    this.dataSource = appendsOf(dataSource);
  }

  async byCode(division: number, code: string): Promise<FoundDiscount | undefined> {
    const [row] = await readPrepared<Stored & { used: number; usedOfCode: number }>(
      this.dataSource,
      `SELECT d.uuid, d.terms, d.is_paused AS "isPaused", coalesce(u.used, 0) AS used,
         coalesce(s.used, 0) AS "usedOfCode"
       FROM discount_codes c
       JOIN discounts d ON d.division_id = c.division_id AND d.uuid = c.discount_id
       LEFT JOIN discount_counters u ON u.division_id = c.division_id AND u.name = d.uuid::text
       LEFT JOIN discount_counters s
         ON s.division_id = c.division_id AND s.name = d.uuid::text || '-' || c.code
       WHERE c.division_id = $1 AND c.code = $2`,
      [division, code],
    );
    if (row === undefined) return undefined;
    return { discount: discountOf(row), used: row.used, usedOfCode: row.usedOfCode };
  }

  /** Returns the automatic discounts that are not paused, oldest first. */
  async automatic(division: number): Promise<readonly Discount[]> {
    const rows = await readPrepared<Stored>(
      this.dataSource,
      `SELECT uuid, terms, is_paused AS "isPaused" FROM discounts
       WHERE division_id = $1 AND method = 'automatic' AND NOT is_paused
       ORDER BY created_at, uuid LIMIT 100`,
      [division],
    );
    return rows.map(discountOf);
  }

  /** Returns the discounts for new subscribers that are not paused, newest first. */
  async forNewSubscribers(division: number): Promise<readonly Discount[]> {
    const rows = await readPrepared<Stored>(
      this.dataSource,
      `SELECT uuid, terms, is_paused AS "isPaused" FROM discounts
       WHERE division_id = $1 AND method = 'batch' AND NOT is_paused
         AND terms @> '{"forNewSubscribers": true}'
       ORDER BY created_at DESC, uuid LIMIT 100`,
      [division],
    );
    return rows.map(discountOf);
  }

  async usesOf(division: number, counter: string): Promise<number> {
    const [row] = await readPrepared<{ used: number }>(
      this.dataSource,
      'SELECT used FROM discount_counters WHERE division_id = $1 AND name = $2',
      [division, counter],
    );
    return row?.used ?? 0;
  }

  /** Whether the customer has paid for an order in the store before. */
  async hasOrdered(
    division: number,
    { customerId, email }: { readonly customerId: number | null; readonly email: string },
  ): Promise<boolean> {
    const [row] = await this.dataSource.query<{ found: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM orders WHERE division_id = $1 AND lower(email) = lower($2) AND stage > 0
       ) OR EXISTS (
         SELECT FROM orders WHERE division_id = $1 AND customer_id = $3 AND stage > 0
       ) AS found`,
      [division, email, customerId],
    );
    return row?.found === true;
  }
}

function discountOf({ uuid, isPaused, terms }: Stored): Discount {
  return { ...terms, uuid, isPaused };
}
