import { Injectable } from '@nestjs/common';
import type { StaffMember } from '@selvedge/shared/staff/contract';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';
import type { Membership } from '../../platform/authorization/session.js';
import { emailForms } from '../../platform/database/email-forms.js';

/** Account with its name in events, e.g. `customer:7`. */
export interface NamedPerson {
  readonly id: string;
  /** Full name, or the address if there is no name. */
  readonly name: string;
}

export interface StorePerson extends NamedPerson {
  readonly role: Membership['role'];
  readonly permissions: Membership['permissions'];
}

/** Team member who may receive mails about sales. */
export interface SaleMailChoice extends Omit<StorePerson, 'name'> {
  readonly email: string;
  /** Null if not chosen. */
  readonly saleMails: boolean | null;
}

interface StoreOfPerson extends Membership {
  /** ISO 8601. */
  readonly since: string;
}

interface StoreOwner {
  readonly division: number;
  readonly name: string;
}

const shownName = `coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`;
const nameOf = `${shownName} AS name`;
/** Sort key of a name, independent of the database's locale. */
const byName = `search_form(${shownName})`;

const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Names and memberships of people, with one statement per call. */
@Injectable()
export class PeopleQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the people among these actors who still have an account. */
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

  /**
   * Adds to each entry the name of its actor for readers in a store; null for the system, for
   * deleted accounts, and for staff, whose names stores do not see.
   */
  async withNames<Entry extends { readonly actor: string }>(
    entries: readonly Entry[],
  ): Promise<readonly (Entry & { readonly by: string | null })[]> {
    const actors = new Set(entries.map(({ actor }) => actor));
    const named = await this.named([...actors].filter((actor) => actor.startsWith('customer:')));
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return entries.map((entry) => ({ ...entry, by: names.get(entry.actor) ?? null }));
  }

  /** Returns the store's team, sorted by name. */
  async ofStore(division: number): Promise<readonly StorePerson[]> {
    return readPrepared<StorePerson>(
      this.dataSource,
      `SELECT 'customer:' || id AS id, ${nameOf}, role, permissions
       FROM memberships JOIN customers ON customers.id = memberships.customer_id
       WHERE memberships.division_id = $1 ORDER BY ${byName}, customers.id`,
      [division],
    );
  }

  /** Returns the owners of these stores, sorted by division and name. */
  async ownersOf(divisions: readonly number[]): Promise<readonly StoreOwner[]> {
    return this.dataSource.query<StoreOwner[]>(
      `SELECT memberships.division_id AS division, ${nameOf}
       FROM memberships JOIN customers ON customers.id = memberships.customer_id
       WHERE role = 'owner' AND memberships.division_id = ANY ($1::integer[])
       ORDER BY memberships.division_id, ${byName}`,
      [divisions],
    );
  }

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

  /** Returns the team with addresses and their choices about mails on sales. */
  async saleMailChoices(division: number): Promise<readonly SaleMailChoice[]> {
    return this.dataSource.query<SaleMailChoice[]>(
      `SELECT 'customer:' || id AS id, email, role, permissions, sale_mails AS "saleMails"
       FROM memberships JOIN customers ON customers.id = memberships.customer_id
       WHERE memberships.division_id = $1 ORDER BY customers.id`,
      [division],
    );
  }

  /** Returns a customer's stores, including those they cannot use yet. */
  async storesOf(customerId: number): Promise<readonly StoreOfPerson[]> {
    return this.dataSource.query<StoreOfPerson[]>(
      `SELECT division_id AS division, role, permissions,
         ${iso('since')} AS since
       FROM memberships WHERE customer_id = $1 ORDER BY division_id`,
      [customerId],
    );
  }

  /** Returns the staff sorted by name, disabled ones last. */
  async staff(): Promise<readonly StaffMember[]> {
    return this.dataSource.query<StaffMember[]>(
      `SELECT id, ${nameOf}, email, permissions, status, status IS DISTINCT FROM 0 AS "isDisabled",
         avatar_path('staff:' || id) AS avatar,
         ${iso('muted_at')} AS "mutedAt"
       FROM staff ORDER BY "isDisabled", ${byName}, id`,
    );
  }

  /** Returns the muted ones among these actors (ATL-011). */
  async muted(actors: readonly string[]): Promise<ReadonlySet<string>> {
    if (!actors.some((one) => one.startsWith('staff:'))) return new Set();
    const rows = await this.dataSource.query<{ readonly actor: string }[]>(
      `SELECT 'staff:' || id AS actor FROM staff
       WHERE muted_at IS NOT NULL AND 'staff:' || id = ANY ($1::text[])`,
      [actors],
    );
    return new Set(rows.map(({ actor }) => actor));
  }

  async hasStaff(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM staff LIMIT 1');
    return rows.length > 0;
  }

  /** Ignores case. */
  async isOfStaff(email: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT FROM staff WHERE email = ANY ($1)',
      [emailForms(email)],
    );
    return rows.length > 0;
  }
}
