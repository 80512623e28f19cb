import type { LiveSocket } from './live-socket.js';
import type { LiveOutbox, FlushScheduler } from './flush-scheduler.js';

/**
 * Limit of unread frames per client. A slower client is disconnected, and resumes from its cursor
 * when it reconnects.
 */
const maxUnread = 1_000;

type SendOptions = NonNullable<Parameters<LiveSocket['conn']['write']>[1]>;
/** engine.io sends these frames unchanged; its types omit the option. */
interface WholeFrames {
  readonly wsPreEncodedFrame: readonly Buffer[];
}

/**
 * Messages of one socket in order; messages that arrive together are sent in one piece (decision
 * 0052).
 */
export class SocketOutbox implements LiveOutbox {
  private waiting: Buffer[] = [];
  private unread = 0;

  constructor(
    private readonly socket: LiveSocket,
    private readonly rounds: FlushScheduler,
  ) {
    socket.conn.on('flush', () => (this.unread = 0));
  }

  put(frame: Buffer): void {
    this.waiting.push(frame);
    this.rounds.join(this);
  }

  /** Sends immediately, because the next message relies on it. */
  flush(): void {
    if (this.waiting.length === 0) return;
    if (this.unread > maxUnread) {
      cut(this.socket);
      return;
    }
    const frames = this.waiting;
    this.waiting = [];
    this.unread += frames.length;
    const [first = Buffer.alloc(0), ...others] = frames;
    const piece = others.length === 0 ? first : Buffer.concat(frames);
    // Like socket.io's own broadcast: the frames are complete, and engine.io only keeps their
    // order.
    const options: SendOptions & WholeFrames = { wsPreEncodedFrame: [piece] };
    this.socket.conn.write('', options);
  }
}

/**
 * Closes the transport, after which the client reconnects by itself. Unlike the closing handshake
 * of RFC 6455, this does not wait for a client that does not read.
 */
export function cut(socket: LiveSocket): void {
  socket.request.socket.destroy();
}
