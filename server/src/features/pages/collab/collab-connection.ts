import { closeCodes } from '@selvedge/shared/collab/close-codes';

import type { ClientSocket } from '../../../platform/websocket/client-socket.js';
import type { Ticket } from './collab-tickets.service.js';
import { Author, type LiveRoom, type Member } from './live-room.js';
import type { Identity } from './presence.js';
import { readMessage, type ClientMessage } from './sync-messages.js';

/** One client on a page. */
export class CollabConnection implements Member {
  readonly identity: Identity;
  readonly author: Author;
  private readonly mayWrite: boolean;

  constructor(
    private readonly socket: ClientSocket,
    private readonly room: LiveRoom,
    ticket: Ticket,
    readonly wantsAcknowledgement: boolean,
  ) {
    this.identity = ticket;
    this.author = new Author(ticket.subject, ticket.id);
    this.mayWrite = ticket.scopes.includes('page:write');
  }

  start(): void {
    this.room.join(this);
    this.socket.listen(
      (frame) => this.heard(frame),
      () => this.room.leave(this),
    );
  }

  send(frame: Uint8Array): void {
    this.socket.send(frame);
  }

  end(code: number): void {
    this.socket.close(code);
  }

  private heard(frame: Uint8Array): void {
    try {
      this.obey(readMessage(frame));
    } catch {
      this.end(closeCodes.malformed);
    }
  }

  private obey(message: ClientMessage): void {
    switch (message.kind) {
      case 'state-asked':
        this.room.answer(this, message.vector);
        break;
      case 'update':
        if (this.mayWrite) this.room.receive(this, message.update);
        break;
      case 'presence':
        this.room.presence.take(this, message.entries);
        break;
      case 'presence-asked':
        this.room.greet(this);
        break;
    }
  }
}
