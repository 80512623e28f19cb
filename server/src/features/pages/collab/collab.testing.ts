import { acknowledgement, type CollabTicket } from '@selvedge/shared/collab/contract';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import type { SignedIn, TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';

/** Unmodified y-websocket client in sync with the server. */
export interface Joined {
  readonly doc: Y.Doc;
  readonly provider: WebsocketProvider;
  readonly ticket: CollabTicket;
  /** Number of its updates that are stored; needs `ack`. */
  readonly acknowledged: () => number;
}

export interface PageAt {
  readonly division: number;
  readonly id: number;
}

type Params = Record<string, string>;

/** Requests a ticket for a page. */
export async function ticketOf(person: SignedIn, { division, id }: PageAt): Promise<CollabTicket> {
  const { status, body } = await person.post(`/omnis/v3/divisions/${division}/pages/${id}/collab/`);
  if (status !== 200) throw new Error(`No ticket: ${status}`);
  return body;
}

/** Raw WebSocket client that sends and receives bytes, valid or not. */
export class RawClient {
  readonly frames: Buffer[] = [];
  /** Close code of the server. */
  readonly ended: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (frame: Buffer) => this.frames.push(frame));
    socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => socket.on('close', resolve));
  }

  static async open(address: string, options: RawOptions = {}): Promise<RawClient> {
    const { protocols = [], ...others } = options;
    const client = new RawClient(new WebSocket(address, [...protocols], others));
    await new Promise((resolve) => client.socket.once('open', resolve));
    return client;
  }

  send(...frame: readonly (number | Uint8Array)[]): void {
    this.socket.send(bytesOf(frame));
  }
}

interface RawOptions {
  readonly protocols?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** False simulates a lost network: the client answers no pings. */
  readonly autoPong?: boolean;
}

/** Encodes a y-protocols message: numbers as they are, byte arrays with their length. */
function bytesOf(parts: readonly (number | Uint8Array)[]): Uint8Array {
  const encoder = encoding.createEncoder();
  for (const part of parts) {
    if (typeof part === 'number') encoding.writeVarUint(encoder, part);
    else encoding.writeVarUint8Array(encoder, part);
  }
  return encoding.toUint8Array(encoder);
}

/** Joins pages of an application and leaves them all at once. */
export class Guests {
  private readonly providers: WebsocketProvider[] = [];
  private readonly raw: RawClient[] = [];

  constructor(private readonly app: () => Pick<TestApp, 'url'>) {}

  /** Resolves when the document is in sync. */
  async join(person: SignedIn, page: PageAt, params: Params = {}): Promise<Joined> {
    const ticket = await ticketOf(person, page);
    return { ...(await this.joinBy(ticket, params)), ticket };
  }

  /** Joins as `join` does, with a given ticket. */
  async joinBy({ token, room }: Pick<CollabTicket, 'token' | 'room'>, params: Params = {}) {
    const doc = new Y.Doc();
    const provider = new WebsocketProvider(this.address(), room, doc, {
      params: { ...params, token },
      disableBc: true,
      // The WebSocket of `ws` is compatible with that of browsers.
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
    });
    this.providers.push(provider);
    let stored = 0;
    provider.messageHandlers[acknowledgement] = (_encoder, decoder) => {
      decoding.readVarUint8Array(decoder);
      stored = decoding.readVarUint(decoder);
    };
    await until(() => provider.synced);
    return { doc, provider, acknowledged: () => stored };
  }

  /** Address of the server itself: shop hosts only resolve in browsers. */
  address(): string {
    return `${this.app().url.replace('http', 'ws')}/collab`;
  }

  /** Joins as `join` does, with a raw client. */
  async joinRaw(person: SignedIn, page: PageAt, query = ''): Promise<RawClient> {
    const { room, token } = await ticketOf(person, page);
    const client = await RawClient.open(`${this.address()}/${room}?token=${token}${query}`);
    this.raw.push(client);
    await until(() => client.frames.length);
    return client;
  }

  leave(): void {
    for (const { socket } of this.raw.splice(0)) socket.terminate();
    for (const provider of this.providers.splice(0)) {
      provider.destroy();
      // Destroying the document also ends the timer of its awareness.
      provider.doc.destroy();
    }
  }
}
