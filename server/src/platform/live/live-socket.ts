import type { Watched } from '@selvedge/shared/live/contract';
import type { Server, Socket } from 'socket.io';

import type { LiveWatcher } from './live-authenticator.js';
import type { LiveConnection } from './live-connection.js';

interface FromClient {
  watch: (message: unknown, answer: unknown) => void;
  unwatch: (message: unknown) => void;
}
/** Empty, because frames to clients are encoded by this module. */
type ToClient = Record<string, never>;
interface SocketData {
  watcher?: LiveWatcher;
  connection?: LiveConnection;
}

export type LiveServer = Server<FromClient, ToClient, Record<string, never>, SocketData>;
/** Socket of one client at `/live/`, with its data. */
export type LiveSocket = Socket<FromClient, ToClient, Record<string, never>, SocketData>;

export type LiveAnswer = (watched: Watched) => void;

/** Clients may omit the acknowledgement callback. */
export function isAnswer(answer: unknown): answer is LiveAnswer {
  return typeof answer === 'function';
}
