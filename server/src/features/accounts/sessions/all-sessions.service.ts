import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { SessionsQueries } from './sessions.queries.js';

/** Everywhere that somebody is signed in. */
@Injectable()
export class AllSessions {
  constructor(
    private readonly queries: SessionsQueries,
    private readonly live: LiveSessions,
  ) {}

  /** At once, on every host, and over sockets too. */
  async end(subject: Subject): Promise<void> {
    await this.queries.endAll(subject);
    this.reconnectSockets(subject);
  }

  /** One of theirs: its calls end at once, and sockets have to say anew who they are. */
  async endOne(subject: Subject, session: string): Promise<void> {
    await this.queries.endOne(subject, session);
    this.reconnectSockets(subject);
  }

  /** Sockets of theirs connect again, if their session still is one. */
  reconnectSockets({ kind, id }: Subject): void {
    this.live.drop(`${kind}:${id}`);
  }
}
