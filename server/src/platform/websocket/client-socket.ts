import type { WebSocket } from 'ws';

/** What is done with a client that breaks a rule of the transport, and how much it may leave unread. */
export interface SocketRules {
  readonly maxUnreadBytes: number;
  readonly codes: { readonly malformed: number; readonly tooSlow: number };
  /** Sent to who was sent nothing for a while, that they know that the connection is alive. */
  readonly idleFrame: Uint8Array;
}

/**
 * One client. What it sends waits in the network until `listen`, so nothing of it is lost, and nothing
 * held, while it is found out who it is.
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
    // Without a listener, a frame that cannot be read would end the process; the socket ends by itself.
    socket.on('error', () => undefined);
    socket.on('pong', () => (this.isAnswering = true));
    socket.on('message', (data, isBinary) => {
      if (!this.isOpen) return;
      // A binary frame is one Buffer: ws makes lists of them for another `binaryType` alone.
      if (isBinary && Buffer.isBuffer(data)) this.onFrame(data);
      else this.close(rules.codes.malformed);
    });
    socket.on('close', () => this.end());
    socket.pause();
  }

  /** Begins to take what the client sends, in order. `onEnd` is called once, as soon as it has ended. */
  listen(onFrame: (frame: Uint8Array) => void, onEnd: () => void): void {
    this.onFrame = onFrame;
    this.onEnd = onEnd;
    if (this.isOpen) this.socket.resume();
    else onEnd();
  }

  /** Does nothing after the end; ends the connection of a client that does not read. */
  send(frame: Uint8Array): void {
    if (!this.isOpen) return;
    this.isQuiet = false;
    this.socket.send(frame);
    if (this.socket.bufferedAmount <= this.rules.maxUnreadBytes) return;
    this.close(this.rules.codes.tooSlow);
    // The code is behind all that is unread: a client that reads none of it is not waited for.
    setTimeout(() => this.socket.terminate(), readCodeWithinMs).unref();
  }

  /** Ends it with a code that tells the client why. */
  close(code: number): void {
    if (!this.isOpen) return;
    this.socket.close(code);
    // The client's own close frame may wait behind what it has sent.
    this.socket.resume();
    this.end();
  }

  /** Asks for a sign of life; ends the connection of a client that has not answered the last one. */
  beat(): void {
    if (!this.isAnswering) this.socket.terminate();
    if (!this.isAnswering || !this.isOpen) return;
    this.isAnswering = false;
    this.socket.ping();
    if (this.isQuiet) this.send(this.rules.idleFrame);
    this.isQuiet = true;
  }

  /** Takes nothing from the client for a while; what it sends waits in the network. */
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
