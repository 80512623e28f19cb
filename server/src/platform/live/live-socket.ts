import type { Watched } from '@selvedge/shared/live/contract';
import type { Server, Socket } from 'socket.io';

import type { LiveWatcher } from './live-authenticator.js';
import type { LiveConnection } from './live-connection.js';

interface FromClient {
  watch: (message: unknown, answer: unknown) => void;
  unwatch: (message: unknown) => void;
}
/** Clients are told in frames of our own making. */
type ToClient = Record<string, never>;
interface SocketData {
  watcher?: LiveWatcher;
  connection?: LiveConnection;
}

export type LiveServer = Server<FromClient, ToClient, Record<string, never>, SocketData>;
/** One client at `/live/`, and what is known of it. */
export type LiveSocket = Socket<FromClient, ToClient, Record<string, never>, SocketData>;

/** The acknowledgement that a client waits for. */
export type LiveAnswer = (watched: Watched) => void;

/** A client may ask without wanting an answer. */
export function isAnswer(answer: unknown): answer is LiveAnswer {
  return typeof answer === 'function';
}
