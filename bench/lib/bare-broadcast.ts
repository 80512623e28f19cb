import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { WebSocketServer } from 'ws';

import { moment } from './boards.js';

/** Notifies boards of changes. */
export interface Broadcaster {
  readonly url: string;
  /** Messages a board sends to subscribe. */
  readonly greetings: readonly string[];
  /** Makes a change; resolves to the time at which its broadcast began. */
  readonly change: (nth: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A bare `ws` broadcast without log, topics, permissions or cursors. */
export async function bareBroadcast(text: string): Promise<Broadcaster> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  // It listens on a TCP port.
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
