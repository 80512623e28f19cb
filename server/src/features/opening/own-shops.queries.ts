import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Membership } from '../../platform/authorization/session.js';

/** Queries of memberships, one statement per call. */
@Injectable()
export class OwnShopsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Number of shops that a customer owns. */
  async ownedBy(customerId: number): Promise<number> {
    const [row] = await this.dataSource.query<readonly { count: number }[]>(
      `SELECT count(*)::int AS count FROM memberships WHERE customer_id = $1 AND role = 'owner'`,
      [customerId],
    );
    return row?.count ?? 0;
  }

  /** Newest first. */
  of(customerId: number): Promise<readonly Pick<Membership, 'division' | 'role'>[]> {
    return this.dataSource.query(
      `SELECT division_id AS division, role FROM memberships WHERE customer_id = $1
       ORDER BY division_id DESC`,
      [customerId],
    );
  }
}
