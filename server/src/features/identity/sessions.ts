import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { SessionDirectory, type Session, type Subject } from '../../platform/http/session.js';
import { newToken, visitOf } from '../../platform/http/session-cookies.js';
import type { Tenant } from '../../platform/http/tenant.js';
import { SessionsQueries } from './sessions.queries.js';

/** Sessions of signed-in people, and of visitors who passed a store's gate (IDN-010, GRD-006). */
@Injectable()
export class Sessions extends SessionDirectory {
  constructor(
    private readonly clock: Clock,
    private readonly queries: SessionsQueries,
  ) {
    super();
  }

  override async find(token: string, tenant: Tenant): Promise<Session | undefined> {
    const now = this.clock.now();
    const found = await this.queries.find(token, tenant, now);
    if (found === undefined) return undefined;
    const isExtended = await this.queries.touch(token, found.lastSeenAt, now);
    return { ...found.session, isExtended };
  }

  /** A session for somebody who is known to be who they are. Answers its token. */
  async start(tenant: Tenant, subject: Subject): Promise<string> {
    const token = newToken('s');
    const visit = visitOf(token);
    const start = { token, tenant, subject, visit, gatePassed: false };
    await this.queries.start(start, this.clock.now());
    return token;
  }

  /** A new session in place of the present one, whose token is worth nothing from now on. */
  async rotate(
    { token, tenant, session }: Present,
    { subject, gatePassed }: { readonly subject: Subject | null; readonly gatePassed: boolean },
  ): Promise<string> {
    const now = this.clock.now();
    const next = newToken('s');
    await this.queries.start(
      { token: next, tenant, subject, visit: session.visit, gatePassed },
      now,
    );
    if (token !== undefined) await this.queries.end(token);
    await this.queries.removeOutlived(now);
    return next;
  }

  end(token: string): Promise<void> {
    return this.queries.end(token);
  }
}

/** The session of the request that changes it. */
export interface Present {
  readonly token: string | undefined;
  readonly tenant: Tenant;
  readonly session: Session;
}
