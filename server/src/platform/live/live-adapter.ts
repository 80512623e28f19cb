import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'socket.io';

/** Nest's socket.io on the HTTP port. */
export class LiveAdapter extends IoAdapter {
  /** Without the HTTP server, which socket.io would close too: others still have requests under way. */
  override close(server: Server): Promise<void> {
    server.engine.close();
    return Promise.resolve();
  }
}
