import { createServer, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  /** Headers and body, as sent. */
  readonly text: string;
}

/** Minimal SMTP server (RFC 5321) that keeps received mails. */
export class SmtpReceiver {
  readonly received: ReceivedMail[] = [];
  /**
   * Answer to a message: set another one to refuse it; `undefined` disconnects without an answer.
   */
  answer: string | undefined = '250 OK';
  private readonly server: Server;

  constructor() {
    this.server = createServer((socket) => this.talk(socket));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('No port.');
    return `smtp://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private talk(socket: Socket): void {
    let [buffered, to, isData] = ['', '', false];
    socket.on('error', () => undefined);
    socket.setEncoding('utf8');
    socket.write('220 receiver ESMTP\r\n');
    socket.on('data', (chunk: string) => {
      buffered += chunk;
      for (let end = endOf(buffered, isData); end >= 0; end = endOf(buffered, isData)) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + (isData ? 5 : 2));
        if (/^RCPT/i.test(line) && !isData) to = line;
        if (isData) this.take(socket, { to, text: line });
        else socket.write(/^DATA/i.test(line) ? '354 go on\r\n' : '250 OK\r\n');
        isData = !isData && /^DATA/i.test(line);
        if (/^QUIT/i.test(line)) socket.end();
      }
    });
  }

  private take(socket: Socket, mail: ReceivedMail): void {
    this.received.push(mail);
    if (this.answer === undefined) socket.destroy();
    else socket.write(`${this.answer}\r\n`);
  }
}

/** Index of the end of the command or message; -1 if it is incomplete. */
function endOf(text: string, isData: boolean): number {
  return text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
}
