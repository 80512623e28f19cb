import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Session, Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { hasFactor } from './has-factor.js';
import type { Device } from './device.js';
import type { Grants } from './grants.js';

/** Minimum interval between updates of a session's last use. */
const touchEveryMs = 60 * 60 * 1_000;

/** Memberships are effective once the address is verified and the terms are signed (GRD-033). */
const memberships = (customer: string): string => `
  coalesce((SELECT jsonb_agg(jsonb_build_object('division', m.division_id, 'role', m.role,
      'permissions', m.permissions, 'force2fa', coalesce((s.store->>'force2fa')::boolean, false))
      ORDER BY m.division_id)
    FROM memberships m JOIN customers c ON c.id = m.customer_id AND c.verified AND c.signed_eula
      LEFT JOIN stores s ON s.division_id = m.division_id
    WHERE m.customer_id = ${customer}), '[]') AS memberships`;

/** Loads session, memberships and permissions in one statement. */
const findSession = `
  SELECT session.visit AS "visitId", session.gate_passed AS "gatePassed", session.subject_kind AS kind,
    session.subject_id AS id, session.last_seen_at AS "lastSeenAt",
    coalesce(staff.permissions, '{}') AS "atlasPermissions",
    ${hasFactor('session.subject_kind', 'session.subject_id')} AS "hasFactor",
    ${memberships("CASE session.subject_kind WHEN 'customer' THEN session.subject_id END")}
  FROM sessions session LEFT JOIN staff ON session.subject_kind = 'staff'
    AND staff.id = session.subject_id AND staff.status = 0
  WHERE session.token_hash = $1 AND session.context = $2 AND session.division_id = $3
    AND session.last_seen_at > $4 AND session.created_at > $5
    AND (session.subject_kind IS DISTINCT FROM 'staff' OR staff.id IS NOT NULL)`;

/** Loads the same for an account, independent of its sessions. */
const findSubject = {
  customer: `SELECT '{}'::text[] AS "atlasPermissions", ${memberships('person.id')},
      ${hasFactor("'customer'", 'person.id')} AS "hasFactor"
    FROM customers person WHERE id = $1`,
  staff: `SELECT permissions AS "atlasPermissions", '[]'::jsonb AS memberships,
      ${hasFactor("'staff'", 'staff.id')} AS "hasFactor" FROM staff WHERE id = $1 AND status = 0`,
} as const;

interface SessionRow extends Grants {
  readonly visitId: string;
  readonly gatePassed: boolean;
  readonly kind: Subject['kind'] | null;
  readonly id: number | null;
  readonly lastSeenAt: Date;
}

export interface FoundSession extends Pick<Session, 'visitId' | 'subject' | 'gatePassed'> {
  readonly holdings: Grants;
  readonly lastSeenAt: Date;
}

/** Validity limits: a session ends if its last use or its start is before these times. */
export interface Alive {
  readonly seenAfter: Date;
  readonly startedAfter: Date;
}

export interface SessionStart {
  readonly tokenHash: Buffer;
  readonly tenant: Tenant;
  readonly subject: Subject | null;
  readonly visitId: string;
  readonly gatePassed: boolean;
  /** Omitted for visitors, so that nothing about their device is stored. */
  readonly from?: Device | undefined;
}

/** A session as its owner sees it. */
export interface OwnSession extends Device {
  readonly id: string;
  readonly tenant: Tenant;
  readonly startedAt: Date;
  /** Up to one hour behind the real time. */
  readonly lastSeenAt: Date;
  readonly isThis: boolean;
}

/** Table of sessions. Stores only the SHA-256 of a token (IDN-010). */
@Injectable()
export class SessionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    tokenHash: Buffer,
    tenant: Tenant,
    { seenAfter, startedAfter }: Alive,
  ): Promise<FoundSession | undefined> {
    const { context, division } = tenant;
    const parameters = [tokenHash, context, division, seenAfter, startedAfter];
    const [row]: SessionRow[] = await this.dataSource.query(findSession, parameters);
    return row && foundIn(row);
  }

  /** Undefined if the account no longer exists. */
  async ofSubject(subject: Subject): Promise<Grants | undefined> {
    const [row]: Grants[] = await this.dataSource.query(findSubject[subject.kind], [subject.id]);
    return row;
  }

  /** No-op for a customer that no longer exists. */
  async start(start: SessionStart, now: Date): Promise<void> {
    const { tokenHash, tenant, subject, visitId, gatePassed, from } = start;
    await this.dataSource.query(
      `INSERT INTO sessions (token_hash, context, division_id, subject_kind, subject_id, visit,
         gate_passed, last_seen_at, device, network)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 WHERE $4 IS DISTINCT FROM 'customer'
         OR EXISTS (SELECT FROM customers WHERE id = $5 FOR KEY SHARE)`,
      [
        tokenHash,
        tenant.context,
        tenant.division,
        subject?.kind ?? null,
        subject?.id ?? null,
        visitId,
        gatePassed,
        now,
        subject && from?.device,
        subject && from?.network,
      ],
    );
  }

  /** Extends the session with at most one update an hour. */
  async touch(tokenHash: Buffer, lastSeenAt: Date, now: Date): Promise<boolean> {
    if (now.getTime() - lastSeenAt.getTime() < touchEveryMs) return false;
    await this.dataSource.query('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1', [
      tokenHash,
      now,
    ]);
    return true;
  }

  async end(tokenHash: Buffer): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
  }

  async endAll({ kind, id }: Subject): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM sessions WHERE subject_kind = $1 AND subject_id = $2',
      [kind, id],
    );
  }

  /** Most recently used first. */
  async ofPerson(
    { kind, id }: Subject,
    thisOne: Buffer,
    { seenAfter, startedAfter }: Alive,
  ): Promise<readonly OwnSession[]> {
    return this.dataSource.query<OwnSession[]>(
      `SELECT id, jsonb_build_object('context', context, 'division', division_id) AS tenant,
         created_at AS "startedAt", last_seen_at AS "lastSeenAt", device, network,
         token_hash = $3 AS "isThis"
       FROM sessions WHERE subject_kind = $1 AND subject_id = $2 AND last_seen_at > $4
         AND created_at > $5
       ORDER BY last_seen_at DESC, created_at DESC, id`,
      [kind, id, thisOne, seenAfter, startedAfter],
    );
  }

  /** Ends a session only if it belongs to the account. */
  async endOne({ kind, id }: Subject, session: string): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM sessions WHERE subject_kind = $1 AND subject_id = $2 AND id = $3',
      [kind, id, session],
    );
  }

  async removeEnded({ seenAfter, startedAfter }: Alive): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM sessions WHERE last_seen_at <= $1 OR created_at <= $2',
      [seenAfter, startedAfter],
    );
  }
}

function foundIn({
  kind,
  id,
  visitId,
  gatePassed,
  lastSeenAt,
  ...holdings
}: SessionRow): FoundSession {
  const subject = kind === null || id === null ? null : { kind, id };
  return { visitId, subject, gatePassed, lastSeenAt, holdings };
}
