import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { DataSource } from 'typeorm';

import type { Membership, Subject } from '../../platform/authorization/session.js';
import { CredentialRow, CustomerRow, MembershipRow, StaffRow } from './account.entity.js';

/** What an account is made of; the e-mail address in any case. */
export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

export interface NewCustomer extends NewAccount {
  /** 128 random bits in hex. */
  readonly hash: string;
}

export interface Account {
  readonly subject: Subject;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly verified: boolean;
  readonly signedEula: boolean;
}

export interface Candidate {
  readonly subject: Subject;
  readonly passwordHash: string;
}

const findCandidates = `
  SELECT account.kind, account.id, credential.password_hash AS "passwordHash"
  FROM (SELECT 'customer' AS kind, id FROM customers WHERE email = $1
    UNION ALL SELECT 'staff', id FROM staff WHERE email = $1 AND status = 0) account
  JOIN credentials credential
    ON credential.subject_kind = account.kind AND credential.subject_id = account.id`;

@Injectable()
export class AccountsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The accounts of an address that may sign in: at most a customer and a member of staff. */
  async candidates(email: string): Promise<readonly Candidate[]> {
    const rows: { kind: Subject['kind']; id: number; passwordHash: string }[] =
      await this.dataSource.query(findCandidates, [email.toLowerCase()]);
    return rows.map(({ kind, id, passwordHash }) => ({ subject: { kind, id }, passwordHash }));
  }

  async account({ kind, id }: Subject): Promise<Account | undefined> {
    const { manager } = this.dataSource;
    if (kind === 'customer') {
      const row = await manager.findOneBy(CustomerRow, { id });
      return row === null ? undefined : { subject: { kind, id }, ...row };
    }
    const row = await manager.findOneBy(StaffRow, { id });
    if (row === null) return undefined;
    return { subject: { kind, id }, ...row, verified: true, signedEula: true };
  }

  addCustomer(account: NewCustomer, memberships: readonly Membership[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const { id } = await manager.save(CustomerRow, {
        ...personOf(account),
        hash: account.hash,
        verified: true,
        signedEula: true,
      });
      await manager.insert(
        MembershipRow,
        memberships.map(({ division, role, permissions }) => ({
          customerId: id,
          division,
          role,
          permissions: [...permissions],
        })),
      );
      await manager.insert(CredentialRow, credentialOf('customer', id, account));
      return id;
    });
  }

  /**
   * With memberships, credentials and sessions. The row goes first: a session that is starting holds
   * it, so that it is either removed here or finds no account any more.
   */
  removeCustomer(id: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.delete(CustomerRow, { id });
      for (const table of ['credentials', 'sessions'])
        await manager.query(
          `DELETE FROM ${table} WHERE subject_kind = 'customer' AND subject_id = $1`,
          [id],
        );
    });
  }

  addStaff(account: NewAccount, permissions: readonly AtlasPermission[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const row = { ...personOf(account), status: 0 as const, permissions: [...permissions] };
      const { id } = await manager.save(StaffRow, row);
      await manager.insert(CredentialRow, credentialOf('staff', id, account));
      return id;
    });
  }
}

function personOf({ email, firstName, lastName }: NewAccount): Omit<NewAccount, 'passwordHash'> {
  return { email: email.toLowerCase(), firstName, lastName };
}

function credentialOf(
  subjectKind: Subject['kind'],
  subjectId: number,
  { passwordHash }: NewAccount,
): CredentialRow {
  return { subjectKind, subjectId, passwordHash };
}
