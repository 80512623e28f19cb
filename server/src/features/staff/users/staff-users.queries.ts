import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import type { StaffMember } from '@selvedge/shared/staff/contract';
import { DataSource } from 'typeorm';

/** Columns of a staff account. */
export interface StaffUserRow extends Pick<
  StaffMember,
  'id' | 'email' | 'avatar' | 'status' | 'mutedAt'
> {
  readonly firstName: string;
  readonly lastName: string;
  readonly permissions: readonly AtlasPermission[];
  readonly hasSavedPassword: boolean;
  readonly lastActive: string | null;
}

/** SQL that formats a timestamp as ISO 8601 in UTC. */
const iso = (time: string): string =>
  `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const one = `
  SELECT s.id, s.email, s.first_name AS "firstName", s.last_name AS "lastName", s.permissions,
    s.status, ${iso('s.muted_at')} AS "mutedAt", avatar_path('staff:' || s.id) AS avatar,
    EXISTS (SELECT FROM credentials c WHERE c.subject_kind = 'staff' AND c.subject_id = s.id)
      AS "hasSavedPassword",
    (SELECT ${iso('max(o.last_seen_at)')} FROM sessions o
      WHERE o.subject_kind = 'staff' AND o.subject_id = s.id) AS "lastActive"
  FROM staff s WHERE s.id = $1`;

@Injectable()
export class StaffUsersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: number): Promise<StaffUserRow | undefined> {
    const [row] = await this.dataSource.query<StaffUserRow[]>(one, [id]);
    return row;
  }
}
