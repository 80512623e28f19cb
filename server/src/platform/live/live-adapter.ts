import type { IncomingMessage } from 'node:http';

import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

/** Whether one more connection may be opened by who asks so. */
type MayConnect = (request: IncomingMessage) => boolean;

/** Nest's socket.io on the HTTP port. */
export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly mayConnect: MayConnect = () => true,
  ) {
    super(app);
  }

  override createIOServer(port: number, options: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options,
      allowRequest: (request, answer) => answer('refused', this.mayConnect(request)),
    });
  }

  /** Without the HTTP server, which socket.io would close too: others still have requests under way. */
  override close(server: Server): Promise<void> {
    server.engine.close();
    return Promise.resolve();
  }
}
