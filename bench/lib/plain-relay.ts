import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocketServer, type WebSocket } from 'ws';
import * as awarenessProtocol from 'y-protocols/awareness';
import * as syncProtocol from 'y-protocols/sync';
import * as Y from 'yjs';

/** Message types of y-protocols. */
const kinds = { sync: 0, awareness: 1 } as const;

export interface PlainRelay {
  readonly url: string;
  close(): Promise<void>;
}

/** A document and its connections. */
class RelayedDoc {
  readonly doc = new Y.Doc();
  readonly connections = new Set<WebSocket>();
  private readonly awareness = new awarenessProtocol.Awareness(this.doc);

  constructor() {
    this.awareness.setLocalState(null);
    this.doc.on('update', (update: Uint8Array) => {
      this.broadcast(kinds.sync, (encoder) => syncProtocol.writeUpdate(encoder, update));
    });
    this.awareness.on('update', ({ added, updated, removed }: Changed) => {
      const changed = [...added, ...updated, ...removed];
      const update = awarenessProtocol.encodeAwarenessUpdate(this.awareness, changed);
      this.broadcast(kinds.awareness, (encoder) => encoding.writeVarUint8Array(encoder, update));
    });
  }

  connect(connection: WebSocket): void {
    this.connections.add(connection);
    connection.on('close', () => this.connections.delete(connection));
    connection.on('message', (frame: Buffer) => this.take(connection, frame));
    connection.send(message(kinds.sync, (one) => syncProtocol.writeSyncStep1(one, this.doc)));
  }

  private take(connection: WebSocket, frame: Uint8Array): void {
    const decoder = decoding.createDecoder(frame);
    if (decoding.readVarUint(decoder) === kinds.awareness) {
      const update = decoding.readVarUint8Array(decoder);
      awarenessProtocol.applyAwarenessUpdate(this.awareness, update, connection);
      return;
    }
    const answer = message(kinds.sync, (encoder) => {
      syncProtocol.readSyncMessage(decoder, encoder, this.doc, connection);
    });
    if (answer.length > 1) connection.send(answer);
  }

  private broadcast(kind: number, write: (encoder: encoding.Encoder) => void): void {
    const frame = message(kind, write);
    for (const connection of this.connections) connection.send(frame);
  }
}

interface Changed {
  readonly added: readonly number[];
  readonly updated: readonly number[];
  readonly removed: readonly number[];
}

function message(kind: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, kind);
  write(encoder);
  return encoding.toUint8Array(encoder);
}

/**
 * Equivalent of @y/websocket-server without its LevelDB packages: keeps documents in memory, and
 * neither authenticates, validates nor stores anything.
 */
export async function plainRelay(): Promise<PlainRelay> {
  const docs = new Map<string, RelayedDoc>();
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (connection, { url }) => {
    const name = url ?? '';
    const doc = docs.get(name) ?? new RelayedDoc();
    docs.set(name, doc);
    doc.connect(connection);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address of this form.
  const { port } = http.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${String(port)}`,
    close: async () => {
      for (const { doc } of docs.values()) doc.destroy();
      for (const client of sockets.clients) client.terminate();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
