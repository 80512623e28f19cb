import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { ApprovalRow } from '@selvedge/shared/products/approvals/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Product with the actor of its last event. */
export interface ModeratedProduct extends Omit<
  ApprovalRow,
  'store' | 'address' | 'changedBy' | 'updatedAt'
> {
  readonly urlName: string;
  readonly actor: string;
  readonly updatedAt: Date;
}

interface ApprovalPage {
  readonly status: ApprovalStatus;
  /** Last product of the previous page. */
  readonly after: { readonly updatedAt: Date; readonly id: number } | undefined;
  readonly limit: number;
}

/** In characters; enough to recognise what a product says, and to end it at a whole character. */
const descriptionLength = 400;
const imageCount = 4;

/** Status by which a product is listed: denied ones with a note of the owner wait again. */
const listed = `(CASE WHEN p.product ? 'approvalNote' AND p.product -> 'approvalStatus' = '-1'
  THEN '0'::jsonb ELSE p.product -> 'approvalStatus' END)`;

const columns = `
  SELECT p.id, p.division_id AS division, p.url_name AS "urlName", p.product ->> 'name' AS name,
    left(p.product ->> 'description', ${descriptionLength}) AS description,
    jsonb_path_query_array(p.product, '$.colours[0].images[0 to ${imageCount - 1}].original') AS images,
    (p.product ->> 'price')::integer AS price, p.product ->> 'currency' AS currency, p.enabled,
    p.product -> 'approvalStatus' AS "approvalStatus", p.product ->> 'denialReason' AS "denialReason",
    p.product ->> 'approvalNote' AS "approvalNote",
    last.version, last.actor, p.updated_at AS "updatedAt"
  FROM products p CROSS JOIN LATERAL (
    SELECT e.version, e.meta ->> 'actor' AS actor FROM es_event e
    WHERE e.division_id = p.division_id AND e.stream_id = 'product-' || p.uuid
    ORDER BY e.version DESC LIMIT 1
  ) last`;

/** Products of all stores for moderation, with one statement per call. */
@Injectable()
export class ProductApprovalsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns products by status in the order of an index. */
  page({ status, after, limit }: ApprovalPage): Promise<readonly ModeratedProduct[]> {
    const [isAfter, direction] = status === 0 ? ['>', 'ASC'] : ['<', 'DESC'];
    const parameters: unknown[] = [JSON.stringify(status), limit];
    if (after !== undefined) parameters.push(after.updatedAt, after.id);
    return this.dataSource.query<ModeratedProduct[]>(
      `${columns} WHERE ${listed} = $1::jsonb
         ${after === undefined ? '' : `AND (p.updated_at, p.id) ${isAfter} ($3, $4::bigint)`}
       ORDER BY p.updated_at ${direction}, p.id ${direction} LIMIT $2`,
      parameters,
    );
  }

  async one(division: number, uuid: string): Promise<ModeratedProduct | undefined> {
    const [row] = await this.dataSource.query<ModeratedProduct[]>(
      `${columns} WHERE p.division_id = $1 AND p.uuid = $2`,
      [division, uuid],
    );
    return row;
  }
}
