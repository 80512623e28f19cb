import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import {
  SessionDirectory,
  type Session,
  type Subject,
} from '../../../platform/authorization/session.js';
import {
  newToken,
  sessionLifetimeMs,
  sessionOldestMs,
  visitIdOf,
} from '../../../platform/authorization/session-token.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import type { Device } from './device.js';
import { effectiveGrants } from './grants.js';
import {
  SessionsQueries,
  type Alive,
  type FoundSession,
  type OwnSession,
} from './sessions.queries.js';
import { hashOfToken } from './tokens.js';

/**
 * Sessions of signed-in users and of visitors who passed a store's gate (IDN-010, GRD-006, decision
 * 0032).
 */
@Injectable()
export class Sessions extends SessionDirectory {
  constructor(
    private readonly clock: Clock,
    private readonly queries: SessionsQueries,
    private readonly config: Config,
  ) {
    super();
  }

  override async find(token: string, tenant: Tenant): Promise<Session | undefined> {
    const now = this.clock.now();
    const tokenHash = hashOfToken(token);
    const found = await this.queries.find(tokenHash, tenant, aliveAt(now));
    if (found === undefined) return undefined;
    const isExtended = await this.queries.touch(tokenHash, found.lastSeenAt, now);
    return { ...this.sessionOf(found), isExtended };
  }

  override nameOf(token: string): string {
    return hashOfToken(token).toString('base64url');
  }

  override async named(name: string, tenant: Tenant): Promise<Session | undefined> {
    const tokenHash = Buffer.from(name, 'base64url');
    const found = await this.queries.find(tokenHash, tenant, aliveAt(this.clock.now()));
    return found && this.sessionOf(found);
  }

  override async ofSubject(subject: Subject): Promise<Session | undefined> {
    const holdings = await this.queries.ofSubject(subject);
    return holdings && this.sessionOf({ subject, visitId: '', gatePassed: false, holdings });
  }

  /** Starts a session for an authenticated account. Returns its token. */
  async start(tenant: Tenant, subject: Subject, from?: Device): Promise<string> {
    const token = newToken('s');
    const visitId = visitIdOf(token);
    const start = {
      tokenHash: hashOfToken(token),
      tenant,
      subject,
      visitId,
      gatePassed: false,
      from,
    };
    await this.queries.start(start, this.clock.now());
    return token;
  }

  /** Replaces a session by a new one; the old token becomes invalid. */
  async rotate(
    { token, tenant, session }: Present,
    { subject, gatePassed, from }: Next,
  ): Promise<string> {
    const now = this.clock.now();
    const next = newToken('s');
    await this.queries.start(
      { tokenHash: hashOfToken(next), tenant, subject, visitId: session.visitId, gatePassed, from },
      now,
    );
    if (token !== undefined) await this.queries.end(hashOfToken(token));
    await this.queries.removeEnded(aliveAt(now));
    return next;
  }

  /** Lists the account's sessions, most recently used first. */
  list(subject: Subject, token: string): Promise<readonly OwnSession[]> {
    return this.queries.ofPerson(subject, hashOfToken(token), aliveAt(this.clock.now()));
  }

  end(token: string): Promise<void> {
    return this.queries.end(hashOfToken(token));
  }

  private sessionOf({
    subject,
    visitId,
    gatePassed,
    holdings,
  }: Omit<FoundSession, 'lastSeenAt'>): Session {
    const held = effectiveGrants(subject, holdings, this.config.STAFF_SECOND_FACTOR);
    return { visitId, subject, gatePassed, ...held, isExtended: false };
  }
}

function aliveAt(now: Date): Alive {
  return {
    seenAfter: new Date(now.getTime() - sessionLifetimeMs),
    startedAfter: new Date(now.getTime() - sessionOldestMs),
  };
}

/** Current session of a request that is to be replaced. */
export interface Present {
  readonly token: string | undefined;
  readonly tenant: Tenant;
  readonly session: Session;
}

interface Next {
  readonly subject: Subject | null;
  readonly gatePassed: boolean;
  readonly from: Device;
}
