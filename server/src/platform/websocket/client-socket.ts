import type { WebSocket } from 'ws';

/** Close codes for protocol violations, and the limit of unread data. */
export interface SocketRules {
  readonly maxUnreadBytes: number;
  readonly codes: { readonly malformed: number; readonly tooSlow: number };
  /** Keep-alive frame for clients that were sent nothing for a while. */
  readonly idleFrame: Uint8Array;
}

/**
 * Connection of one client. Nothing is read until `listen`, so that no data is lost or buffered
 * while the client is being identified.
 */
export class ClientSocket {
  private isAnswering = true;
  private isOpen = true;
  private isQuiet = true;
  private onFrame: (frame: Uint8Array) => void = () => undefined;
  private onEnd: () => void = () => undefined;
  private resting: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly rules: SocketRules,
  ) {
    // Without a listener, an unreadable frame would end the process; the socket closes by itself.
    socket.on('error', () => undefined);
    socket.on('pong', () => (this.isAnswering = true));
    socket.on('message', (data, isBinary) => {
      if (!this.isOpen) return;
      // A binary frame is one Buffer: ws delivers lists only for another `binaryType`.
      if (isBinary && Buffer.isBuffer(data)) this.onFrame(data);
      else this.close(rules.codes.malformed);
    });
    socket.on('close', () => this.end());
    socket.pause();
  }

  /** Starts to read frames, in order. `onEnd` is called once, when the connection has ended. */
  listen(onFrame: (frame: Uint8Array) => void, onEnd: () => void): void {
    this.onFrame = onFrame;
    this.onEnd = onEnd;
    if (this.isOpen) this.socket.resume();
    else onEnd();
  }

  /** No-op after the end; disconnects a client that does not read. */
  send(frame: Uint8Array): void {
    if (!this.isOpen) return;
    this.isQuiet = false;
    this.socket.send(frame);
    if (this.socket.bufferedAmount <= this.rules.maxUnreadBytes) return;
    this.close(this.rules.codes.tooSlow);
    // The close code is queued behind all unread data, so a client that does not read is cut off.
    setTimeout(() => this.socket.terminate(), readCodeWithinMs).unref();
  }

  /** Closes with a code that gives the client the reason. */
  close(code: number): void {
    if (!this.isOpen) return;
    this.socket.close(code);
    // The client's close frame may be queued behind its unread data.
    this.socket.resume();
    this.end();
  }

  /** Pings the client; disconnects it if it has not answered the previous ping. */
  beat(): void {
    if (!this.isAnswering) this.socket.terminate();
    if (!this.isAnswering || !this.isOpen) return;
    this.isAnswering = false;
    this.socket.ping();
    if (this.isQuiet) this.send(this.rules.idleFrame);
    this.isQuiet = true;
  }

  /** Stops reading for a while; the client's data waits in the network. */
  rest(forMs: number): void {
    this.socket.pause();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.socket.resume(), forMs).unref();
  }

  private end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearTimeout(this.resting);
    this.onEnd();
  }
}

const readCodeWithinMs = 1_000;
