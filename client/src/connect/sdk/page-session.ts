import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { acknowledgement, type CollabTicket } from '@selvedge/shared/collab/contract';
import { readVarUint, readVarUint8Array } from 'lib0/decoding';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import { countingSocket } from './counting-socket.js';
import { savedWithin } from './saved-within.js';

/** What is true of the connection to a live page. */
export interface SessionState {
  /** `ended` is for good: `code` says why. */
  readonly phase: 'connecting' | 'live' | 'offline' | 'ended';
  /** The page was there once: what is shown is the document. */
  readonly isLoaded: boolean;
  /** Every edit made here is stored. */
  readonly isSaved: boolean;
  readonly code?: number;
}

/** What it takes to join a page. */
export type JoinTicket = Pick<CollabTicket, 'url' | 'room' | 'token' | 'schema'>;

/** How long who waits for edits to be stored goes on doing so without a network. */
const patienceMs = 15_000;

const beginning: SessionState = { phase: 'connecting', isLoaded: false, isSaved: true };

/**
 * One program's connection to the live document of a page. It goes on by itself when the network comes
 * back, with a new ticket where the old one is over; what was edited meanwhile is merged.
 */
export class PageSession {
  readonly doc = new Y.Doc();
  readonly provider: WebsocketProvider;
  private state = beginning;
  private readonly listeners = new Set<() => void>();
  /** Updates that this connection carried, and how many of them are stored. */
  private sent = 0;
  private stored = 0;
  private isEdited = false;

  constructor(
    ticket: JoinTicket,
    private readonly renew: () => Promise<JoinTicket>,
  ) {
    this.provider = new WebsocketProvider(ticket.url, ticket.room, this.doc, {
      // Windows of one browser meet on the server as well, which alone says what is stored.
      disableBc: true,
      params: paramsOf(ticket),
      WebSocketPolyfill: countingSocket(() => this.update(() => (this.sent += 1))),
    });
    this.provider.messageHandlers[acknowledgement] = (_, decoder) => {
      readVarUint8Array(decoder);
      const stored = readVarUint(decoder);
      this.update(() => (this.stored = stored));
    };
    this.provider.on('status', ({ status }) => this.onStatus(status));
    this.provider.on('sync', () => this.update());
    this.provider.on('connection-close', (event) => void this.onClose(event?.code));
    this.provider.on('closed', ({ code }) => this.set({ ...this.state, phase: 'ended', code }));
    this.doc.on('update', (_update, origin) => {
      if (origin !== this.provider) this.update(() => (this.isEdited = true));
    });
  }

  get awareness() {
    return this.provider.awareness;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): SessionState => this.state;

  /** Resolves when every edit made here is stored. Throws ConnectError where that does not come about. */
  whenSaved(): Promise<void> {
    return savedWithin(this, patienceMs);
  }

  /** By which it joins from now on, when it has to join again. */
  useTicket(ticket: JoinTicket): void {
    this.provider.params = paramsOf(ticket);
  }

  /** Leaves the page. */
  end(): void {
    this.provider.destroy();
    this.doc.destroy();
    this.listeners.clear();
  }

  private onStatus(status: string): void {
    // Counted anew for each connection, as the server does.
    if (status === 'connecting') this.sent = this.stored = 0;
    this.update();
  }

  /** A ticket is good for joining, and for minutes alone; who is refused a new one gets to know by the old. */
  private async onClose(code: number | undefined): Promise<void> {
    this.update();
    if (code !== closeCodes.tokenExpired) return;
    try {
      this.useTicket(await this.renew());
    } catch {
      // Without a network it is asked for again after the next attempt.
    }
  }

  private update(change?: () => void): void {
    change?.();
    if (this.state.phase === 'ended') return;
    const { wsconnected, synced } = this.provider;
    const isLive = wsconnected && synced;
    const isLoaded = this.state.isLoaded || isLive;
    if (isLive && this.stored >= this.sent) this.isEdited = false;
    const phase = isLive ? 'live' : isLoaded ? 'offline' : 'connecting';
    this.set({ phase, isLoaded, isSaved: !this.isEdited });
  }

  private set(next: SessionState): void {
    const { phase, isLoaded, isSaved } = this.state;
    const isSame = next.phase === phase && next.isLoaded === isLoaded && next.isSaved === isSaved;
    if (isSame) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}

function paramsOf({ token, schema }: JoinTicket): Record<string, string> {
  return { token, schema: String(schema), ack: '1' };
}
