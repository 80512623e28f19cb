import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** TCP proxy to the database that can be cut, or fall silent like a host that vanished. */
export class SeverableProxy {
  private readonly sockets = new Set<Socket>();
  private readonly lost = new Set<Socket>();
  private isSilent = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(databaseUrl: string): Promise<SeverableProxy> {
    const target = new URL(databaseUrl);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server that listens has an address of this type.
    const { port } = server.address() as AddressInfo;
    const through = new URL(databaseUrl);
    through.host = `127.0.0.1:${port}`;
    const line = new SeverableProxy(server, through.href);
    server.on('connection', (near) => line.join(near, target));
    return line;
  }

  async cut(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  /** Swallows all data, and accepts connections without answering. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) this.lost.add(socket);
  }

  /** Restores the host: old connections stay silent, new ones are answered. */
  restore(): void {
    this.isSilent = false;
  }

  private join(near: Socket, { hostname, port }: URL): void {
    const far = connect(Number(port), hostname);
    const pass = (from: Socket, to: Socket): void => {
      this.sockets.add(from);
      if (this.isSilent) this.lost.add(from);
      from.on('error', () => from.destroy());
      from.on('data', (bytes) => this.lost.has(from) || to.write(bytes));
      from.on('close', () => to.destroy());
    };
    pass(near, far);
    pass(far, near);
  }
}
