import type {
  DiscountFigures,
  DiscountsQuery,
  OpenedDiscount,
} from '@selvedge/shared/discounts/contract';
import { couponCode, type DiscountTerms } from '@selvedge/shared/discounts/discount';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { breaksConstraint } from '../../../platform/database/constraint.js';
import { namedItems } from './discount-items.queries.js';

/** Row of the list, without the state, which depends on the time. */
export interface FoundRow extends Omit<DiscountFigures, 'currency'> {
  readonly uuid: string;
  readonly terms: DiscountTerms;
  readonly isPaused: boolean;
  readonly issued: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** A row with what the discount applies to. */
export type OpenedRow = FoundRow & Pick<OpenedDiscount, 'items'>;

const columns = `d.uuid, d.terms, d.is_paused AS "isPaused", d.issued, d.version,
  d.created_at AS "createdAt", d.changed_at AS "changedAt", f.*`;

/** Orders of a shop are paid from stage 1; amounts are converted to the store's currency. */
const figures = `CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE o.deleted_at IS NULL AND (o.stage > 0 OR o.holds_discount
      OR u.counters = '{}'))::integer AS uses,
    coalesce(round(sum(o.total / u.exchange_rate) FILTER (WHERE o.stage > 0)), 0)::float8 AS revenue,
    coalesce(round(sum(u.amount / u.exchange_rate) FILTER (WHERE o.stage > 0)), 0)::float8 AS given
  FROM discount_uses u JOIN orders o USING (division_id, order_id)
  WHERE u.division_id = d.division_id AND u.discount_id = d.uuid
) f`;

/** Reads the discounts of a store for its owner. */
@Injectable()
export class DiscountAdminQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. The search also finds the discount of a single-use code. */
  async page(
    division: number,
    {
      searchTerm = '',
      page,
      perPage,
    }: DiscountsQuery & Required<Pick<DiscountsQuery, 'page' | 'perPage'>>,
  ): Promise<{ readonly data: readonly FoundRow[]; readonly total: number }> {
    const matching = `FROM discounts d WHERE d.division_id = $1 AND ($2 = ''
      OR strpos(lower(d.title), lower($2)) > 0 OR ($3 <> '' AND strpos(coalesce(d.code, ''), $3) > 0)
      OR d.uuid IN (SELECT discount_id FROM discount_codes WHERE division_id = $1 AND code = $3))`;
    const found = [division, searchTerm.trim(), couponCode(searchTerm)];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::integer AS total ${matching}`,
      found,
    );
    const data = await this.dataSource.query<FoundRow[]>(
      `SELECT ${columns} FROM (
         SELECT d.* ${matching} ORDER BY d.created_at DESC, d.uuid LIMIT $4 OFFSET $5
       ) d ${figures} ORDER BY d.created_at DESC, d.uuid`,
      [...found, perPage, (page - 1) * perPage],
    );
    return { data, total: counted?.total ?? 0 };
  }

  async one(division: number, uuid: string): Promise<OpenedRow | undefined> {
    const [row] = await this.dataSource.query<OpenedRow[]>(
      `SELECT ${columns}, ${namedItems} AS items FROM discounts d ${figures} WHERE d.division_id = $1 AND d.uuid = $2`,
      [division, uuid],
    );
    return row;
  }

  /** Returns the single-use codes of a discount, and whether each has been used. */
  codes(
    division: number,
    uuid: string,
  ): Promise<readonly { readonly code: string; readonly used: boolean }[]> {
    return this.dataSource.query(
      `SELECT c.code, coalesce(u.used, 0) > 0 AS used FROM discount_codes c
       LEFT JOIN discount_counters u
         ON u.division_id = c.division_id AND u.name = c.discount_id::text || '-' || c.code
       WHERE c.division_id = $1 AND c.discount_id = $2 ORDER BY c.code`,
      [division, uuid],
    );
  }
}

/** Whether the unique index refused a code that another discount has. */
export function isDiscountCodeTaken(error: unknown): boolean {
  return breaksConstraint(error, 'discount_codes_code');
}
