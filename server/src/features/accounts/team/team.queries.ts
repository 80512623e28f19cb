import { Injectable } from '@nestjs/common';
import type { TeamMember } from '@selvedge/shared/permissions/team/contract';
import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { DataSource } from 'typeorm';

import { MembershipRow } from '../account.entity.js';

/** Who works on a store, one statement a call. */
@Injectable()
export class TeamQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** By name. */
  ofStore(division: number): Promise<readonly TeamMember[]> {
    return this.dataSource.query<TeamMember[]>(
      `SELECT id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) AS name, email,
         role, permissions
       FROM memberships JOIN customers ON id = customer_id
       WHERE division_id = $1 ORDER BY name, id`,
      [division],
    );
  }

  async setPermissions(
    division: number,
    customerId: number,
    permissions: readonly DashboardPermission[],
  ): Promise<void> {
    const member = { division, customerId, role: 'member' } as const;
    await this.dataSource.manager.update(MembershipRow, member, {
      permissions: [...new Set(permissions)],
    });
  }
}
