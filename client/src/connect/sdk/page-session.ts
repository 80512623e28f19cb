import { closeCodes } from '@selvedge/shared/collab/close-codes';
import {
  acknowledgement,
  type CollabScope,
  type CollabTicket,
} from '@selvedge/shared/collab/contract';
import { hasContent, readVarUint, readVarUint8Array } from 'lib0/decoding';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import { codeOfClose } from './close-reasons.js';
import { ConnectError } from './connect-error.js';
import { countingSocket } from './counting-socket.js';
import { savedWithin } from './saved-within.js';
import { StoredUpdates } from './stored-updates.js';

/** State of the connection to a live page. */
export interface SessionState {
  /** `ended` is final; `code` gives the reason. */
  readonly phase: 'connecting' | 'live' | 'offline' | 'ended';
  /** Whether the document has been loaded at least once. */
  readonly isLoaded: boolean;
  readonly isSaved: boolean;
  /** Whether the server undid an edit of this client and has stored none since. */
  readonly isUndone: boolean;
  readonly code?: number;
  /** Current scopes, as granted by the ticket. */
  readonly scopes: readonly CollabScope[];
}

/** Data needed to join a page. */
export type JoinTicket = Pick<CollabTicket, 'url' | 'room' | 'token' | 'schema'> &
  Partial<Pick<CollabTicket, 'scopes'>>;

/** How long `whenSaved` waits without a network, in milliseconds. */
const timeoutMs = 15_000;

const beginning = { phase: 'connecting', isLoaded: false, isSaved: true, isUndone: false } as const;

/**
 * Connection of one client to the live document of a page. Reconnects automatically, with a new
 * ticket if the old one expired; offline edits are merged.
 */
export class PageSession {
  readonly doc = new Y.Doc();
  readonly provider: WebsocketProvider;
  private readonly storedUpdates = new StoredUpdates(this.doc);
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  /** Updates sent on this connection, and how many of them are stored. */
  private sent = 0;
  private stored = 0;
  /** Updates of this connection that the server undid. */
  private undone = 0;
  private isEdited = false;

  constructor(
    ticket: JoinTicket,
    /** Resolves to undefined if the user has signed out. */
    private readonly renew: () => Promise<JoinTicket | undefined>,
  ) {
    this.state = { ...beginning, scopes: ticket.scopes ?? [] };
    this.provider = new WebsocketProvider(ticket.url, ticket.room, this.doc, {
      // Tabs of one browser sync through the server too, because only the server confirms storage.
      disableBc: true,
      params: paramsOf(ticket),
      WebSocketPolyfill: countingSocket(() => this.update(() => (this.sent += 1))),
    });
    this.provider.messageHandlers[acknowledgement] = (_, decoder) => {
      readVarUint8Array(decoder);
      const stored = readVarUint(decoder);
      this.acknowledged(stored, hasContent(decoder) ? readVarUint(decoder) : 0);
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): SessionState => this.state;

  /** Resolves once the live page has loaded. Rejects with ConnectError if it never will. */
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

  /** Resolves once every local edit is stored. Throws ConnectError if that fails. */
  whenSaved(): Promise<void> {
    return savedWithin(this, timeoutMs);
  }

  /** Returns a copy of the document as confirmed by the server. */
  storedDoc(): Y.Doc {
    return this.storedUpdates.copy();
  }

  /** Sets the ticket for later reconnections. */
  useTicket(ticket: JoinTicket): void {
    this.provider.params = paramsOf(ticket);
    this.set({ ...this.state, scopes: ticket.scopes ?? [] });
  }

  end(): void {
    this.provider.destroy();
    this.doc.destroy();
    this.listeners.clear();
  }

  private acknowledged(stored: number, undone: number): void {
    const isUndone = undone > this.undone || (this.state.isUndone && stored === this.stored);
    this.undone = undone;
    this.set({ ...this.state, isUndone });
    this.update(() => (this.stored = stored));
  }

  private onStatus(status: string): void {
    // The server counts per connection.
    if (status === 'connecting') this.sent = this.stored = this.undone = 0;
    this.update();
  }

  /**
   * A ticket is valid for minutes; a client that is refused a new one reuses the old to get the
   * close code.
   */
  private async onClose(code: number | undefined): Promise<void> {
    this.update();
    if (code === undefined || !renewing.has(code)) return;
    try {
      const ticket = await this.renew();
      if (ticket === undefined) this.leave(closeCodes.badToken);
      else this.use(ticket);
    } catch {
      // Without a network, the next attempt asks again.
    }
  }

  /**
   * Ends the session if a client with unsaved edits lost the write scope: they can never be stored.
   */
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
    const { phase, isLoaded, isSaved, isUndone, scopes } = this.state;
    const isAsSaved =
      next.isLoaded === isLoaded && next.isSaved === isSaved && next.isUndone === isUndone;
    if (next.phase === phase && isAsSaved && isSame(next.scopes, scopes)) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}

/** Close codes after which a new ticket grants access. */
const renewing: ReadonlySet<number> = new Set([closeCodes.tokenExpired, closeCodes.rightsChanged]);

function isSame(one: readonly CollabScope[], other: readonly CollabScope[]): boolean {
  return one.length === other.length && one.every((scope) => other.includes(scope));
}

function paramsOf({ token, schema }: JoinTicket): Record<string, string> {
  return { token, schema: String(schema), ack: '1' };
}
