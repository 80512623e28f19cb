import { Injectable } from '@nestjs/common';
import { sessionNotFound, sessionRevoked } from '@selvedge/shared/connect/refusals';

import { Refused } from '../../platform/authorization/refused.js';
import type { Session } from '../../platform/authorization/session.js';
import type { Tenant } from '../../platform/authorization/tenant.js';
import { Clock } from '../../platform/clock.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { ConnectRights } from './connect-rights.service.js';
import { connectDecider } from './connect.decider.js';
import type { RevocationReason } from './connect.events.js';
import { ConnectSessionsQueries, type TimedSession } from './connect-sessions.queries.js';

/** A session expires this long after its last renewal. */
export const sessionMs = 30 * 60_000;

/** An open session with the permissions of the person who granted it. */
export interface OpenSession {
  readonly row: TimedSession;
  readonly session: Session;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

@Injectable()
export class ConnectSessions {
  constructor(
    private readonly queries: ConnectSessionsQueries,
    private readonly rights: ConnectRights,
    private readonly commands: CommandHandler,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a session of the host's shop. Ends it permanently if its editor no longer has access.
   * Throws Refused if there is no open session.
   */
  async find(id: string, tenant: Tenant): Promise<OpenSession> {
    const { division } = tenant;
    const row = uuid.test(id) ? await this.queries.find(division, id) : undefined;
    if (row === undefined) throw new Refused(sessionNotFound);
    const isOver = row.endedAt !== null || row.renewedAt <= this.outlivedAt();
    if (isOver) throw new Refused(sessionRevoked);
    const session = await this.rights.accessOf(row, tenant);
    if (typeof session !== 'string') return { row, session };
    await this.revoke({ division, actor: 'system:connect', correlationId: id }, id, session);
    throw new Refused(sessionRevoked);
  }

  /** Returns the sessions that are neither ended nor expired. */
  open(division: number): Promise<readonly TimedSession[]> {
    return this.queries.open(division, this.outlivedAt());
  }

  /** Restarts the session's lifetime. */
  renew(division: number, id: string): Promise<void> {
    return this.queries.renew(division, id, this.clock.now());
  }

  /** Returns true if its frame was not taken before. */
  takeFrame(division: number, id: string): Promise<boolean> {
    return this.queries.takeFrame(division, id, this.clock.now());
  }

  /** Throws SessionNotFound. No-op for an ended session. */
  async revoke(context: CommandContext, id: string, reason: RevocationReason): Promise<void> {
    const command = { type: 'RevokeConnectSession', sessionId: id, reason } as const;
    await this.commands.handle(context, connectDecider, command);
  }

  private outlivedAt(): Date {
    return new Date(this.clock.now().getTime() - sessionMs);
  }
}
