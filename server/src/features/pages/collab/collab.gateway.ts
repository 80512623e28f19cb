import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { liveSchema } from '@selvedge/shared/collab/contract';
import { roomIn } from '@selvedge/shared/collab/room';

import { LiveSessions } from '../../../platform/live/live-sessions.js';
import type { ClientSocket } from '../../../platform/websocket/client-socket.js';
import type { Handshake, SocketEndpoint } from '../../../platform/websocket/socket-endpoint.js';
import { SocketUpgrades } from '../../../platform/websocket/socket-upgrades.js';
import { PageNotFound } from '../page.errors.js';
import { CollabConnection } from './collab-connection.js';
import { CollabRights } from './collab-rights.service.js';
import type { Ticket } from './collab-tickets.service.js';
import { LivePages } from './live-pages.service.js';
import { presenceMessage } from './sync-messages.js';

/** Maximum size of one message, and of the data one client leaves unread. */
const maxFrameBytes = 1024 * 1024;
const maxUnreadBytes = 4 * 1024 * 1024;
/** The two offered sub-protocols: the shared one, and the ticket after a prefix. */
const protocol = 'y.v1';
const ticketPrefix = 'auth.';

/**
 * WebSocket endpoint `/collab/<room>` that admits clients to live pages (RTM-003, decision 0023).
 */
@Injectable()
export class CollabGateway implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Collab');
  private endpoint: SocketEndpoint | undefined;
  private isStopping = false;
  private readonly connections = new Set<CollabConnection>();

  constructor(
    private readonly upgrades: SocketUpgrades,
    private readonly live: LivePages,
    private readonly rights: CollabRights,
    private readonly sessions: LiveSessions,
  ) {}

  onModuleInit(): void {
    this.sessions.onDrop((subject) => void this.recheck((ticket) => ticket.subject === subject));
    this.endpoint = this.upgrades.serve({
      prefix: '/collab/',
      protocol,
      maxFrameBytes,
      maxUnreadBytes,
      tooBig: closeCodes.tooBig,
      codes: closeCodes,
      idleFrame: presenceMessage([]),
      connected: (socket, handshake) => void this.admit(socket, handshake),
    });
  }

  /** Stores every broadcast edit before the clients are sent to another process. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.live.close();
    this.endpoint?.closeAll(closeCodes.draining);
  }

  /** Ends the connections whose permissions were revoked or changed. */
  async recheck(of: (ticket: Ticket) => boolean = () => true): Promise<void> {
    for (const connection of this.connections) {
      if (!of(connection.ticket)) continue;
      // If the permissions cannot be read now, the next recheck decides.
      const code = await this.rights.endOf(connection.ticket).catch(() => undefined);
      if (code !== undefined) connection.end(code);
    }
  }

  /** Ends the connections of an external editor's session that has just ended. */
  async endEditor(sessionId: string): Promise<void> {
    await this.recheck(({ holder }) => 'connect' in holder && holder.connect === sessionId);
  }

  private async admit(socket: ClientSocket, handshake: Handshake): Promise<void> {
    try {
      const refused = await this.join(socket, handshake);
      if (refused !== undefined) socket.close(refused);
    } catch (error) {
      const isNotFound = error instanceof PageNotFound;
      if (!isNotFound) this.logger.error({ message: 'Cannot join a live page', error });
      socket.close(isNotFound ? closeCodes.noPage : closeCodes.draining);
    }
  }

  /** Returns the close code of a refusal. Throws PageNotFound. */
  private async join(socket: ClientSocket, handshake: Handshake): Promise<number | undefined> {
    const requested = roomIn(handshake.path);
    if (requested === undefined) return closeCodes.malformed;
    const ticket = await this.rights.admit(tokenIn(handshake));
    if (typeof ticket === 'number') return ticket;
    if (ticket.uuid !== requested.uuid || !isFromItsOrigin(handshake, ticket))
      return closeCodes.forbidden;
    if (schemaIn(handshake) < liveSchema) return closeCodes.schemaTooOld;
    const room = await this.live.room(ticket);
    if (requested.epoch !== room.epoch || ticket.epoch !== room.epoch) return closeCodes.oldEpoch;
    if (this.isStopping) return closeCodes.draining;
    const wantsAcknowledgement = handshake.query.get('ack') === '1';
    const connection = new CollabConnection(socket, room, ticket, wantsAcknowledgement);
    this.connections.add(connection);
    connection.start(() => this.connections.delete(connection));
    return undefined;
  }
}

/**
 * Reads the token from the query or the second sub-protocol, because browsers can set no other
 * header.
 */
function tokenIn({ query, protocols }: Handshake): string {
  const offered = protocols.find((one) => one.startsWith(ticketPrefix));
  return query.get('token') ?? offered?.slice(ticketPrefix.length) ?? '';
}

/** Browsers always send the origin of a WebSocket; a client without one is not a browser. */
function isFromItsOrigin({ headers: { origin } }: Handshake, ticket: Ticket): boolean {
  return origin === undefined || origin === ticket.origin;
}

/** A client that names no schema uses the current one. */
function schemaIn({ query }: Handshake): number {
  return Number(query.get('schema') ?? liveSchema);
}
