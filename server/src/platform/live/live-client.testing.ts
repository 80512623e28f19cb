import type { LiveEvent, LiveReset, LiveShown, Watched } from '@selvedge/shared/live/contract';
import { LIVE_PATH } from '@selvedge/shared/live/live-path';
import { io, type Socket } from 'socket.io-client';

import { until } from '../testing/until.js';

/** Client that records what it receives. */
export interface Client {
  readonly socket: Socket;
  readonly events: LiveEvent<{ readonly text: string }>[];
  readonly resets: LiveReset[];
  readonly shown: LiveShown[];
  /** Resolves with the acknowledgement. */
  watch(message: unknown): Promise<Watched>;
}

export interface Handshake {
  readonly host?: string;
  readonly origin?: string;
  readonly cookie?: string;
}

/** Connects without reconnection, so that a spec sees every disconnect. Throws if refused. */
export async function connect(port: number, extraHeaders: Handshake = {}): Promise<Client> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: LIVE_PATH,
    transports: ['websocket'],
    extraHeaders: { ...extraHeaders },
    reconnection: false,
    forceNew: true,
  });
  const client: Client = {
    socket,
    events: [],
    resets: [],
    shown: [],
    watch: (message) => socket.timeout(5_000).emitWithAck('watch', message),
  };
  socket.on('event', (event) => client.events.push(event));
  socket.on('reset', (reset) => client.resets.push(reset));
  socket.on('shown', (shown) => client.shown.push(shown));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return client;
}

/** Cursor of a positive acknowledgement. */
export function cursorIn(watched: Watched): string {
  if (!('ok' in watched)) throw new Error(watched.error);
  return watched.cursor;
}

export const textsIn = (
  events: readonly LiveEvent<{ readonly text: string }>[],
): readonly string[] => events.map(({ data }) => data.text);

/** Resolves when the client has received this many events. */
export const received = (client: Client, count: number): Promise<readonly LiveEvent[]> =>
  until(
    () => client.events,
    ({ length }) => length >= count,
  );
