import type { AccountDetails } from '@selvedge/shared/customers/details';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Subject } from '../../platform/authorization/session.js';
import { CustomerRow, StaffRow } from './account.entity.js';
import { emailForms } from '../../platform/database/email-forms.js';

export interface Account {
  readonly subject: Subject;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly verified: boolean;
  readonly signedEula: boolean;
  /** Null if signed before terms had versions, and for staff (IDN-009). */
  readonly eulaVersion: string | null;
  /** ISO 8601. */
  readonly eulaSignedAt: string | null;
  /** IDN-001; null if no details were saved. */
  readonly details: AccountDetails | null;
  /** Customers only (IDN-002). */
  readonly shouldHaveStore?: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface Candidate {
  readonly subject: Subject;
  readonly passwordHash: string;
}

const findCandidates = `
  SELECT account.kind, account.id, credential.password_hash AS "passwordHash"
  FROM (SELECT 'customer' AS kind, id, email FROM customers WHERE email = ANY ($1)
    UNION ALL SELECT 'staff', id, email FROM staff WHERE email = ANY ($1) AND status = 0) account
  JOIN credentials credential
    ON credential.subject_kind = account.kind AND credential.subject_id = account.id
  ORDER BY array_position($1::text[], account.email)`;

const setPassword = `
  INSERT INTO credentials (subject_kind, subject_id, password_hash) VALUES ($1, $2, $3)
  ON CONFLICT (subject_kind, subject_id)
  DO UPDATE SET password_hash = EXCLUDED.password_hash, changed_at = clock_timestamp()`;

@Injectable()
export class AccountsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the active accounts of an address: at most one customer and one member of staff for
   * each form in which its domain was stored.
   */
  async candidates(email: string): Promise<readonly Candidate[]> {
    const rows: { kind: Subject['kind']; id: number; passwordHash: string }[] =
      await this.dataSource.query(findCandidates, [emailForms(email)]);
    return rows.map(({ kind, id, passwordHash }) => ({ subject: { kind, id }, passwordHash }));
  }

  /** Returns whether an account of the kind was stored under an earlier form of the address. */
  async hasEarlierForm(kind: Subject['kind'], email: string): Promise<boolean> {
    const [, ...earlier] = emailForms(email);
    if (earlier.length === 0) return false;
    const table = kind === 'customer' ? 'customers' : 'staff';
    const found = await this.dataSource.query<object[]>(
      `SELECT FROM ${table} WHERE email = ANY ($1) LIMIT 1`,
      [earlier],
    );
    return found.length > 0;
  }

  /** Returns the customer with the address, ignoring case. */
  async customerOf(email: string): Promise<Subject | undefined> {
    const [candidate] = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM customers WHERE email = ANY ($1)
       ORDER BY array_position($1::text[], email)`,
      [emailForms(email)],
    );
    return candidate && { kind: 'customer', id: candidate.id };
  }

  async account({ kind, id }: Subject): Promise<Account | undefined> {
    const { manager } = this.dataSource;
    if (kind === 'customer') {
      const row = await manager.findOneBy(CustomerRow, { id });
      return row === null ? undefined : { subject: { kind, id }, ...row };
    }
    const row = await manager.findOneBy(StaffRow, { id });
    if (row === null) return undefined;
    const signed = { signedEula: true, eulaVersion: null, eulaSignedAt: null };
    return { subject: { kind, id }, ...row, verified: true, ...signed };
  }

  /** Reserves an unused account id. */
  async nextId(kind: Subject['kind']): Promise<number> {
    const table = kind === 'customer' ? 'customers' : 'staff';
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval(pg_get_serial_sequence($1, 'id'))::integer AS id`,
      [table],
    );
    if (row === undefined) throw new Error(`Table ${table} returned no id`);
    return row.id;
  }

  async setPassword({ kind, id }: Subject, passwordHash: string): Promise<void> {
    await this.dataSource.query(setPassword, [kind, id, passwordHash]);
  }

  /** Undefined if the account has no password. */
  async passwordHash({ kind, id }: Subject): Promise<string | undefined> {
    const [row] = await this.dataSource.query<{ hash: string }[]>(
      `SELECT password_hash AS hash FROM credentials
       WHERE subject_kind = $1 AND subject_id = $2`,
      [kind, id],
    );
    return row?.hash;
  }

  /** Replaces the password hash and ends all sessions of the account. */
  replacePassword({ kind, id }: Subject, passwordHash: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(setPassword, [kind, id, passwordHash]);
      await manager.query('DELETE FROM sessions WHERE subject_kind = $1 AND subject_id = $2', [
        kind,
        id,
      ]);
    });
  }

  /**
   * Deletes everything outside the log. The account row is already gone. A session being started
   * locks that row, so it is deleted here or finds no account.
   */
  forget({ kind, id }: Subject): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      for (const table of [
        'credentials',
        'sessions',
        'used_code_steps',
        'passkey_uses',
        'pending_sign_ins',
      ])
        await manager.query(`DELETE FROM ${table} WHERE subject_kind = $1 AND subject_id = $2`, [
          kind,
          id,
        ]);
    });
  }
}
