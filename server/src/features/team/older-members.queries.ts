import { Injectable } from '@nestjs/common';
import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { DataSource } from 'typeorm';

/** Membership that predates the event log and has no event yet. */
export interface OlderMember {
  readonly division: number;
  readonly customerId: number;
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
  readonly since: Date;
}

/** Reads the memberships that a migration copied; empty in newer installations. */
@Injectable()
export class OlderMembersQueries {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<readonly OlderMember[]> {
    return this.dataSource.query<OlderMember[]>(
      `SELECT division_id AS division, customer_id AS "customerId", role, permissions, since
       FROM older_members ORDER BY division_id, since, customer_id`,
    );
  }

  async clear(): Promise<void> {
    await this.dataSource.query('DELETE FROM older_members');
  }
}
