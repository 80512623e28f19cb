import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { DataSource } from 'typeorm';

import type { Subject } from '../../../platform/authorization/session.js';

/** Account that has no events yet. */
export interface OlderAccount extends Subject {
  readonly hash: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly verified: boolean;
  readonly signedEula: boolean;
  readonly status: 0 | -1 | null;
  readonly permissions: readonly AtlasPermission[];
  readonly createdAt: Date;
}

const columns = `id, email, first_name AS "firstName", last_name AS "lastName", created_at AS "createdAt"`;

/** Accounts found by a migration; empty in newer installations. */
@Injectable()
export class OlderAccountsQueries {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<readonly OlderAccount[]> {
    return this.dataSource.query<OlderAccount[]>(
      `SELECT 'customer' AS kind, hash, verified, signed_eula AS "signedEula",
         0 AS status, '{}'::text[] AS permissions, ${columns}
       FROM older_accounts JOIN customers USING (id) WHERE subject_kind = 'customer'
       UNION ALL SELECT 'staff', NULL, true, true, status, permissions, ${columns}
       FROM older_accounts JOIN staff USING (id) WHERE subject_kind = 'staff'`,
    );
  }

  async clear(): Promise<void> {
    await this.dataSource.query('DELETE FROM older_accounts');
  }
}
