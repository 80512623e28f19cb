import { Injectable } from '@nestjs/common';
import type { TeamMember } from '@selvedge/shared/team/contract';
import { DataSource } from 'typeorm';

import { emailForms } from '../../platform/database/email-forms.js';

const shownName = `coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`;

/** Reads the teams of stores, one statement per call. */
@Injectable()
export class TeamQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Sorted by name. */
  ofStore(division: number): Promise<readonly TeamMember[]> {
    return this.dataSource.query<TeamMember[]>(
      `SELECT id, ${shownName} AS name, email,
         role, permissions, avatar_path('customer:' || id) AS avatar,
         to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
       FROM memberships JOIN customers ON id = customer_id
       WHERE memberships.division_id = $1 ORDER BY search_form(${shownName}), id`,
      [division],
    );
  }

  /** Whether a customer account has this address, given in lower case. */
  async hasAccount(email: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT FROM customers WHERE email = ANY ($1)',
      [emailForms(email)],
    );
    return rows.length > 0;
  }

  async storesOf(customerId: number): Promise<readonly number[]> {
    const rows = await this.dataSource.query<{ division: number }[]>(
      'SELECT division_id AS division FROM memberships WHERE customer_id = $1 ORDER BY division_id',
      [customerId],
    );
    return rows.map(({ division }) => division);
  }
}
