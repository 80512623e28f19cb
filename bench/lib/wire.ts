import { connect, type Socket } from 'node:net';

/** A response as text. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that sends prepared requests and reads responses with a
 * `Content-Length`, to keep the overhead of the caller minimal.
 */
export class Wire {
  private readonly socket: Socket;
  private received: Buffer = Buffer.alloc(0);
  private waiting: Waiting | undefined;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (part) => this.read(part));
    this.socket.on('error', (error) => this.waiting?.reject(error));
    this.socket.on('close', () =>
      this.waiting?.reject(new Error('The server closed the connection.')),
    );
  }

  /** One request at a time. */
  ask(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private read(part: Buffer): void {
    this.received = this.received.length === 0 ? part : Buffer.concat([this.received, part]);
    const end = this.received.indexOf(endOfHead);
    if (end < 0) return;
    const head = this.received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const begin = end + endOfHead.length;
    if (this.received.length < begin + length) return;
    const body = this.received.toString('utf8', begin, begin + length);
    this.received = Buffer.alloc(0);
    this.waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
