import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { ClientSocket, type SocketRules } from './client-socket.js';
import { socketServer, type SocketServerOptions } from './coded-socket.js';

/** Upgrade request of a client. */
export interface Handshake {
  /** Rest of the path after the endpoint's prefix. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly protocols: readonly string[];
  readonly headers: IncomingHttpHeaders;
}

export interface EndpointOptions extends SocketServerOptions, SocketRules {
  /** Path prefix of all its connections: `/collab/`. */
  readonly prefix: string;
  /**
   * Called for every accepted connection. Refusals use the code of a close frame, because clients
   * retry forever after a refusal by HTTP.
   */
  readonly connected: (socket: ClientSocket, handshake: Handshake) => void;
}

/** All connections below one path. */
export class SocketEndpoint {
  private readonly server: ReturnType<typeof socketServer>;
  private readonly sockets = new Set<ClientSocket>();

  constructor(private readonly options: EndpointOptions) {
    this.server = socketServer(options);
  }

  serves(path: string): boolean {
    return path.startsWith(this.options.prefix);
  }

  accept(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, connection, head, (accepted) => {
      const socket = new ClientSocket(accepted, this.options);
      this.sockets.add(socket);
      accepted.on('close', () => this.sockets.delete(socket));
      this.options.connected(socket, handshakeOf(request, this.options.prefix));
    });
  }

  /** Disconnects clients that have not answered since the last call. */
  beat(): void {
    for (const socket of this.sockets) socket.beat();
  }

  closeAll(code: number): void {
    for (const socket of this.sockets) socket.close(code);
  }
}

function handshakeOf({ url = '', headers }: IncomingMessage, prefix: string): Handshake {
  const { pathname, searchParams } = new URL(url, 'ws://localhost');
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
  return { path: pathname.slice(prefix.length), query: searchParams, protocols, headers };
}
