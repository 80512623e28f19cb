import { Injectable } from '@nestjs/common';
import type { StaffMember } from '@selvedge/shared/staff/contract';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import type { Membership } from '../../platform/authorization/session.js';

/** Somebody with an account, by the name that events have for them: `customer:7`. */
export interface NamedPerson {
  readonly id: string;
  /** "Ada Lovelace", or the address of somebody without a name. */
  readonly name: string;
}

/** Somebody who works on a store. */
export interface StorePerson extends NamedPerson {
  readonly role: Membership['role'];
  readonly permissions: Membership['permissions'];
}

/** A store that somebody works on. */
interface StoreOfPerson extends Membership {
  /** ISO 8601. */
  readonly since: string;
}

/** Somebody whose store it is. */
interface StoreOwner {
  readonly division: number;
  readonly name: string;
}

const nameOf = `coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) AS name`;

/** ISO 8601. */
const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What people are called, one statement a call. */
@Injectable()
export class PeopleQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of them who still have an account. */
  async named(actors: readonly string[]): Promise<readonly NamedPerson[]> {
    if (actors.length === 0) return [];
    return this.dataSource.query<NamedPerson[]>(
      `SELECT 'customer:' || id AS id, ${nameOf} FROM customers
       WHERE id = ANY (SELECT substring(a FROM '^customer:(\\d{1,9})$')::integer FROM unnest($1::text[]) a)
       UNION ALL SELECT 'staff:' || id, ${nameOf} FROM staff
       WHERE id = ANY (SELECT substring(a FROM '^staff:(\\d{1,9})$')::integer FROM unnest($1::text[]) a)`,
      [actors],
    );
  }

  /** By name. */
  async ofStore(division: number): Promise<readonly StorePerson[]> {
    return readPrepared<StorePerson>(
      this.dataSource,
      `SELECT 'customer:' || id AS id, ${nameOf}, role, permissions
       FROM memberships JOIN customers ON customers.id = memberships.customer_id
       WHERE memberships.division_id = $1 ORDER BY name, customers.id`,
      [division],
    );
  }

  /** Who owns these stores, by division and name. */
  async ownersOf(divisions: readonly number[]): Promise<readonly StoreOwner[]> {
    return this.dataSource.query<StoreOwner[]>(
      `SELECT memberships.division_id AS division, ${nameOf}
       FROM memberships JOIN customers ON customers.id = memberships.customer_id
       WHERE role = 'owner' AND memberships.division_id = ANY ($1::integer[])
       ORDER BY memberships.division_id, name`,
      [divisions],
    );
  }

  /** Whose store it is, and where mail reaches them. */
  async addressesOfOwners(
    division: number,
  ): Promise<readonly { readonly id: string; readonly email: string }[]> {
    return this.dataSource.query<{ id: string; email: string }[]>(
      `SELECT 'customer:' || id AS id, email
       FROM memberships JOIN customers ON customers.id = memberships.customer_id
       WHERE role = 'owner' AND memberships.division_id = $1 ORDER BY customers.id`,
      [division],
    );
  }

  /** Where a customer works, also while they may not use it yet. */
  async storesOf(customerId: number): Promise<readonly StoreOfPerson[]> {
    return this.dataSource.query<StoreOfPerson[]>(
      `SELECT division_id AS division, role, permissions,
         ${iso('since')} AS since
       FROM memberships WHERE customer_id = $1 ORDER BY division_id`,
      [customerId],
    );
  }

  /** Who works for the platform, by name; those who are disabled last. */
  async staff(): Promise<readonly StaffMember[]> {
    return this.dataSource.query<StaffMember[]>(
      `SELECT id, ${nameOf}, email, permissions, status, status IS DISTINCT FROM 0 AS "isDisabled",
         avatar_path('staff:' || id) AS avatar,
         ${iso('muted_at')} AS "mutedAt"
       FROM staff ORDER BY "isDisabled", name, id`,
    );
  }

  /** ATL-011: those of them, by the names that events have for them, who are muted. */
  async muted(actors: readonly string[]): Promise<ReadonlySet<string>> {
    if (!actors.some((one) => one.startsWith('staff:'))) return new Set();
    const rows = await this.dataSource.query<{ readonly actor: string }[]>(
      `SELECT 'staff:' || id AS actor FROM staff
       WHERE muted_at IS NOT NULL AND 'staff:' || id = ANY ($1::text[])`,
      [actors],
    );
    return new Set(rows.map(({ actor }) => actor));
  }

  /** Whether anybody works for the platform. */
  async hasStaff(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM staff LIMIT 1');
    return rows.length > 0;
  }

  /** Whether somebody of the staff has the address, in whatever letters. */
  async isOfStaff(email: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM staff WHERE email = $1', [
      email.toLowerCase(),
    ]);
    return rows.length > 0;
  }
}
