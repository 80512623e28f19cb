import { closeCodes } from '@selvedge/shared/collab/close-codes';

import type { ClientSocket } from '../../../platform/websocket/client-socket.js';
import type { Ticket } from './collab-tickets.service.js';
import type { LiveRoom } from './live-room.js';
import type { Identity } from './presence/presence.js';
import { Author, type Member } from './member-state.js';
import { readMessage, type ClientMessage } from './sync-messages.js';
import { TokenBucket } from './token-bucket.js';

/**
 * Rate and burst of one client's document messages per second; a burst fits a whole page after a
 * reconnect.
 */
const rates = { frames: 60, bytes: 512 * 1024 } as const;
const bursts = { frames: 120, bytes: 2 * 1024 * 1024 } as const;

/** Connection of one client to a live page. */
export class CollabConnection implements Member {
  readonly identity: Identity;
  readonly author: Author;
  readonly writable: ReadonlySet<string> | 'all';
  private readonly mayWrite: boolean;
  private readonly frames = new TokenBucket(rates.frames, bursts.frames);
  private readonly bytes = new TokenBucket(rates.bytes, bursts.bytes);

  constructor(
    private readonly socket: ClientSocket,
    private readonly room: LiveRoom,
    readonly ticket: Ticket,
    readonly wantsAcknowledgement: boolean,
  ) {
    this.identity = ticket;
    this.author = new Author(ticket.subject, ticket.id);
    this.writable = ticket.blocks === undefined ? 'all' : new Set(ticket.blocks);
    this.mayWrite = ticket.scopes.includes('page:write');
  }

  /** Starts the connection; `onEnd` is called once, when it has ended. */
  start(onEnd: () => void): void {
    this.room.join(this);
    this.socket.listen(
      (frame) => this.receive(frame),
      () => {
        this.room.leave(this);
        onEnd();
      },
    );
  }

  send(frame: Uint8Array): void {
    this.socket.send(frame);
  }

  end(code: number): void {
    this.socket.close(code);
  }

  private receive(frame: Uint8Array): void {
    try {
      const message = readMessage(frame);
      if (message.kind === 'update' || message.kind === 'state-query') this.slowDown(frame.length);
      this.handle(message);
    } catch {
      this.end(closeCodes.malformed);
    }
  }

  /** Pauses reading above the rate, so that the excess waits in the network and nothing is lost. */
  private slowDown(length: number): void {
    const now = performance.now();
    const waitMs = Math.max(this.frames.take(1, now), this.bytes.take(length, now));
    if (waitMs > 0) this.socket.rest(waitMs);
  }

  private handle(message: ClientMessage): void {
    switch (message.kind) {
      case 'state-query':
        this.room.answer(this, message.vector);
        break;
      case 'update':
        if (this.mayWrite) this.room.receive(this, message.update);
        break;
      case 'presence':
        this.room.presence.take(this, message.entries);
        break;
      case 'presence-query':
        this.room.greet(this);
        break;
    }
  }
}
