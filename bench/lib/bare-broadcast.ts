import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { WebSocketServer } from 'ws';

import { moment } from './boards.js';

/** What tells boards of changes. */
export interface Broadcaster {
  readonly url: string;
  /** What a board sends to be told. */
  readonly greetings: readonly string[];
  /** Makes a change; answers when it began to be told. */
  readonly change: (nth: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A bare broadcast of `ws`, which knows nothing of logs, topics, rights and cursors. */
export async function bareBroadcast(text: string): Promise<Broadcaster> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  // It listens to a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}`,
    greetings: [],
    change: () => {
      const began = moment();
      const frame = Buffer.from(text);
      for (const client of server.clients) client.send(frame, { binary: false });
      return Promise.resolve(began);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
