import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { SessionsQueries } from './sessions.queries.js';

@Injectable()
export class AllSessions {
  constructor(
    private readonly queries: SessionsQueries,
    private readonly live: LiveSessions,
  ) {}

  /** Ends all sessions on every host and reconnects the sockets. */
  async end(subject: Subject): Promise<void> {
    await this.queries.endAll(subject);
    this.reconnectSockets(subject);
  }

  /** Ends one session. The sockets of all sessions reconnect, so that each authenticates again. */
  async endOne(subject: Subject, session: string): Promise<void> {
    await this.queries.endOne(subject, session);
    this.reconnectSockets(subject);
  }

  /** Drops the account's sockets; they reconnect if their session is still valid. */
  reconnectSockets({ kind, id }: Subject): void {
    this.live.drop(`${kind}:${id}`);
  }
}
