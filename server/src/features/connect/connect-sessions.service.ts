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

/** A session is over when nobody has renewed it for so long. */
export const sessionMs = 30 * 60_000;

/** A session that goes on, and what the one holds who let the editor in. */
export interface OpenSession {
  readonly row: TimedSession;
  readonly session: Session;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The sessions of external editors, which go on or are over. */
@Injectable()
export class ConnectSessions {
  constructor(
    private readonly queries: ConnectSessionsQueries,
    private readonly rights: ConnectRights,
    private readonly commands: CommandHandler,
    private readonly clock: Clock,
  ) {}

  /**
   * One of the host's shop. One whose editor may be in no more ends for good when this is found out. Throws
   * Refused where there is none that goes on.
   */
  async find(id: string, tenant: Tenant): Promise<OpenSession> {
    const { division } = tenant;
    const row = uuid.test(id) ? await this.queries.find(division, id) : undefined;
    if (row === undefined) throw new Refused(sessionNotFound);
    const isOver = row.endedAt !== null || row.renewedAt <= this.outlivedAt();
    if (isOver) throw new Refused(sessionRevoked);
    const session = await this.rights.standingOf(row, tenant);
    if (typeof session !== 'string') return { row, session };
    await this.revoke({ division, actor: 'system:connect', correlationId: id }, id, session);
    throw new Refused(sessionRevoked);
  }

  /** Those that nobody ended and whose time is not over. */
  open(division: number): Promise<readonly TimedSession[]> {
    return this.queries.open(division, this.outlivedAt());
  }

  /** Its time begins anew. */
  renew(division: number, id: string): Promise<void> {
    return this.queries.renew(division, id, this.clock.now());
  }

  /** Whether its frame had not come yet. */
  takeFrame(division: number, id: string): Promise<boolean> {
    return this.queries.takeFrame(division, id, this.clock.now());
  }

  /** Throws SessionNotFound. Nothing happens to one that is over. */
  async revoke(context: CommandContext, id: string, reason: RevocationReason): Promise<void> {
    const command = { type: 'RevokeConnectSession', sessionId: id, reason } as const;
    await this.commands.handle(context, connectDecider, command);
  }

  private outlivedAt(): Date {
    return new Date(this.clock.now().getTime() - sessionMs);
  }
}
