import type { IncomingMessage } from 'node:http';

import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

/** Whether this request may open one more connection. */
type MayConnect = (request: IncomingMessage) => boolean;

/** Serves Nest's socket.io on the HTTP port. */
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

  /**
   * Leaves the HTTP server open, which socket.io would close too: requests may still be running.
   */
  override close(server: Server): Promise<void> {
    server.engine.close();
    return Promise.resolve();
  }
}
