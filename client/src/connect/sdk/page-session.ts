import { closeCodes } from '@selvedge/shared/collab/close-codes';
import {
  acknowledgement,
  type CollabScope,
  type CollabTicket,
} from '@selvedge/shared/collab/contract';
import { readVarUint, readVarUint8Array } from 'lib0/decoding';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import { codeOfClose } from './close-reasons.js';
import { ConnectError } from './connect-error.js';
import { countingSocket } from './counting-socket.js';
import { savedWithin } from './saved-within.js';
import { StoredUpdates } from './stored-updates.js';

/** What is true of the connection to a live page. */
export interface SessionState {
  /** `ended` is for good: `code` says why. */
  readonly phase: 'connecting' | 'live' | 'offline' | 'ended';
  /** The page was there once: what is shown is the document. */
  readonly isLoaded: boolean;
  /** Every edit made here is stored. */
  readonly isSaved: boolean;
  readonly code?: number;
  /** What may be done to the page at present, where the ticket says it. */
  readonly scopes: readonly CollabScope[];
}

/** What it takes to join a page. */
export type JoinTicket = Pick<CollabTicket, 'url' | 'room' | 'token' | 'schema'> &
  Partial<Pick<CollabTicket, 'scopes'>>;

/** How long who waits for edits to be stored goes on doing so without a network. */
const timeoutMs = 15_000;

const beginning = { phase: 'connecting', isLoaded: false, isSaved: true } as const;

/**
 * One program's connection to the live document of a page. It goes on by itself when the network comes
 * back, with a new ticket where the old one is over; what was edited meanwhile is merged.
 */
export class PageSession {
  readonly doc = new Y.Doc();
  readonly provider: WebsocketProvider;
  private readonly storedUpdates = new StoredUpdates(this.doc);
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  /** Updates that this connection carried, and how many of them are stored. */
  private sent = 0;
  private stored = 0;
  private isEdited = false;

  constructor(
    ticket: JoinTicket,
    /** Answers nothing where nobody is signed in any more. */
    private readonly renew: () => Promise<JoinTicket | undefined>,
  ) {
    this.state = { ...beginning, scopes: ticket.scopes ?? [] };
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
    this.doc.on('update', (update, origin) => {
      if (origin === this.provider) {
        this.storedUpdates.arrive(update);
        return;
      }
      this.storedUpdates.edit(update);
      this.update(() => (this.isEdited = true));
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

  /** Resolves when the live page has come. Rejects with ConnectError where it never will. */
  whenLoaded(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const { isLoaded, phase, code } = this.state;
        if (isLoaded) resolve();
        else if (phase === 'ended')
          reject(new ConnectError(codeOfClose(code), 'The page is closed'));
        else return;
        end();
      };
      const end = this.subscribe(look);
      look();
    });
  }

  /** Resolves when every edit made here is stored. Throws ConnectError where that does not come about. */
  whenSaved(): Promise<void> {
    return savedWithin(this, timeoutMs);
  }

  /** The document as far as the server is known to have it. */
  storedDoc(): Y.Doc {
    return this.storedUpdates.copy();
  }

  /** By which it joins from now on, when it has to join again. */
  useTicket(ticket: JoinTicket): void {
    this.provider.params = paramsOf(ticket);
    this.set({ ...this.state, scopes: ticket.scopes ?? [] });
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
    if (code === undefined || !renewing.has(code)) return;
    try {
      const ticket = await this.renew();
      if (ticket === undefined) this.leave(closeCodes.badToken);
      else this.use(ticket);
    } catch {
      // Without a network it is asked for again after the next attempt.
    }
  }

  /** What somebody edited while they could, and may not any more, is never stored. */
  private use(ticket: JoinTicket): void {
    const couldWrite = this.state.scopes.includes('page:write');
    this.useTicket(ticket);
    if (!couldWrite || this.state.isSaved || ticket.scopes?.includes('page:write')) return;
    this.leave(closeCodes.forbidden);
  }

  private leave(code: number): void {
    this.provider.disconnect();
    this.set({ ...this.state, phase: 'ended', code });
  }

  private update(change?: () => void): void {
    change?.();
    const isSaved = !this.isEdited;
    if (this.state.phase === 'ended') {
      this.set({ ...this.state, isSaved });
      return;
    }
    const { wsconnected, synced } = this.provider;
    const isLive = wsconnected && synced;
    const isLoaded = this.state.isLoaded || isLive;
    if (isLive && this.isEdited && this.stored >= this.sent) {
      this.isEdited = false;
      this.storedUpdates.settle();
    }
    const phase = isLive ? 'live' : isLoaded ? 'offline' : 'connecting';
    this.set({ ...this.state, phase, isLoaded, isSaved: !this.isEdited });
  }

  private set(next: SessionState): void {
    const { phase, isLoaded, isSaved, scopes } = this.state;
    const isAsSaved = next.isLoaded === isLoaded && next.isSaved === isSaved;
    if (next.phase === phase && isAsSaved && isSame(next.scopes, scopes)) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}

/** After these a new ticket lets in again. */
const renewing: ReadonlySet<number> = new Set([closeCodes.tokenExpired, closeCodes.rightsChanged]);

function isSame(one: readonly CollabScope[], other: readonly CollabScope[]): boolean {
  return one.length === other.length && one.every((scope) => other.includes(scope));
}

function paramsOf({ token, schema }: JoinTicket): Record<string, string> {
  return { token, schema: String(schema), ack: '1' };
}
