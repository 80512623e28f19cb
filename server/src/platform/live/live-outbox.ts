import type { LiveSocket } from './live-socket.js';
import type { LiveOutbox, LiveRounds } from './live-rounds.js';

/** Frames a slow consumer may leave unread before it is cut off; it comes back with its cursor. */
const maxUnread = 1_000;

type SendOptions = NonNullable<Parameters<LiveSocket['conn']['write']>[1]>;
/** What engine.io sends as it is; its types do not say so. */
interface WholeFrames {
  readonly wsPreEncodedFrame: readonly Buffer[];
}

/** What one socket is told, in its order; what has come together goes out in one piece (decision 0052). */
export class SocketOutbox implements LiveOutbox {
  private waiting: Buffer[] = [];
  private unread = 0;

  constructor(
    private readonly socket: LiveSocket,
    private readonly rounds: LiveRounds,
  ) {
    socket.conn.on('flush', () => (this.unread = 0));
  }

  put(frame: Buffer): void {
    this.waiting.push(frame);
    this.rounds.join(this);
  }

  /** Now, and not with the others: something is said next that counts on it. */
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
    // As socket.io itself broadcasts: the frames are whole, and engine.io only keeps their order.
    const options: SendOptions & WholeFrames = { wsPreEncodedFrame: [piece] };
    this.socket.conn.write('', options);
  }
}

/**
 * Ends the connection itself: its client then connects again by itself, and one that does not read
 * is not waited for (the closing handshake of RFC 6455 would be).
 */
export function cut(socket: LiveSocket): void {
  socket.request.socket.destroy();
}
