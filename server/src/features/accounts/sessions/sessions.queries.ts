import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Session, Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { hasFactor } from '../second-factor/has-factor.js';
import type { Device } from './device.js';
import type { Holdings } from './holdings.js';

/** A session's time of last use is written at most this often. */
const touchEveryMs = 60 * 60 * 1_000;

/** GRD-033: they count once the address is verified and the terms are signed. */
const memberships = (customer: string): string => `
  coalesce((SELECT jsonb_agg(jsonb_build_object('division', m.division_id, 'role', m.role,
      'permissions', m.permissions, 'force2fa', coalesce((s.store->>'force2fa')::boolean, false))
      ORDER BY m.division_id)
    FROM memberships m JOIN customers c ON c.id = m.customer_id AND c.verified AND c.signed_eula
      LEFT JOIN stores s ON s.division_id = m.division_id
    WHERE m.customer_id = ${customer}), '[]') AS memberships`;

/** One statement for all that a request needs to know: session, memberships, permissions. */
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

/** The same of somebody, whatever sessions they have. */
const findSubject = {
  customer: `SELECT '{}'::text[] AS "atlasPermissions", ${memberships('person.id')},
      ${hasFactor("'customer'", 'person.id')} AS "hasFactor"
    FROM customers person WHERE id = $1`,
  staff: `SELECT permissions AS "atlasPermissions", '[]'::jsonb AS memberships,
      ${hasFactor("'staff'", 'staff.id')} AS "hasFactor" FROM staff WHERE id = $1 AND status = 0`,
} as const;

interface SessionRow extends Holdings {
  readonly visitId: string;
  readonly gatePassed: boolean;
  readonly kind: Subject['kind'] | null;
  readonly id: number | null;
  readonly lastSeenAt: Date;
}

export interface FoundSession extends Pick<Session, 'visitId' | 'subject' | 'gatePassed'> {
  readonly holdings: Holdings;
  readonly lastSeenAt: Date;
}

/** A session that was not used, or not begun, since then is over. */
export interface Alive {
  readonly seenAfter: Date;
  readonly startedAfter: Date;
}

/** What a new session starts with. */
export interface SessionStart {
  readonly tokenHash: Buffer;
  readonly tenant: Tenant;
  readonly subject: Subject | null;
  readonly visitId: string;
  readonly gatePassed: boolean;
  /** Of a visitor nothing is kept. */
  readonly from?: Device | undefined;
}

/** One of somebody's sessions, as they see it. */
export interface OwnSession extends Device {
  readonly id: string;
  readonly tenant: Tenant;
  readonly startedAt: Date;
  /** At most an hour late. */
  readonly lastSeenAt: Date;
  readonly isThis: boolean;
}

/** The table of sessions. A token stands in it only as its SHA-256 (IDN-010). */
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

  /** Undefined for somebody who has no account any more. */
  async ofSubject(subject: Subject): Promise<Holdings | undefined> {
    const [row]: Holdings[] = await this.dataSource.query(findSubject[subject.kind], [subject.id]);
    return row;
  }

  /** Starts none for a customer who is no more. */
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

  /** Slides the session's end, in at most one statement an hour. */
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

  /** The one that was used last first. */
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

  /** One of theirs, and nobody else's. */
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
