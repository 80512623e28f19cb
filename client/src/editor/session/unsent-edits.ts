import { messages } from '@selvedge/shared/messages';
import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { rebase } from '@selvedge/shared/pages/live/rebase/rebase';
import * as Y from 'yjs';

import { EditStore, type StoredCopy } from './edit-store.js';
import { resumableCodes } from './useRights.js';
import { ConnectError } from '../../connect/sdk/connect-error.js';
import type { Editing } from '../../connect/sdk/editing.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** Session and storage of unsent edits. */
interface Ends {
  readonly session: Pick<
    PageSession,
    'doc' | 'provider' | 'current' | 'subscribe' | 'storedDoc' | 'whenLoaded'
  >;
  readonly store: Pick<EditStore, 'add' | 'setBase' | 'copies' | 'remove'>;
  readonly room: string;
}

interface Place {
  readonly me: string;
  readonly page: string;
  readonly room: string;
}

/** Stores the unsent edits of a person on a page. */
export function unsentEdits(session: PageSession, { me, page, room }: Place): UnsentEdits {
  return new UnsentEdits({ session, store: new EditStore(me, page), room });
}

/** Result of sending stored edits. */
interface Restored {
  /** Conflicts with a rebuilt document, which retains the version of the others. */
  readonly left: readonly PageChange[];
}

/**
 * Stores the edits of a session on this device until the server has acknowledged them, so that they
 * survive a closed browser.
 */
export class UnsentEdits {
  private readonly copy: string;
  private stored = 0;
  private pending = 0;
  private hasBase = false;
  private hasFailed = false;
  /** Copies of earlier sessions that were sent on this one. */
  private sent: string[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ends: Ends) {
    const { doc, provider, subscribe } = ends.session;
    this.copy = doc.guid;
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== provider) this.add(update);
    });
    subscribe(() => this.follow());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether this device has stored all edits that the server may not have. */
  readonly areStored = (): boolean => this.stored > 0 && this.pending === 0 && !this.hasFailed;

  /**
   * Sends the edits of earlier sessions once the page has loaded. Resolves to undefined without
   * such edits. Rejects if the device or the page cannot be read.
   */
  async restore(editing: Editing): Promise<Restored | undefined> {
    const { session, store } = this.ends;
    const copies = (await store.copies()).filter(({ copy }) => copy !== this.copy);
    if (copies.length === 0) return undefined;
    await session.whenLoaded();
    // Permissions may return; until then the edits stay on the device.
    if (!session.current().scopes.includes('page:write')) return undefined;
    const before = Y.encodeStateVector(session.doc);
    const left = copies.flatMap((copy) => this.send(copy, editing));
    this.sent.push(...copies.map(({ copy }) => copy));
    const isNew = !isSame(before, Y.encodeStateVector(session.doc));
    this.follow();
    return isNew || left.length > 0 ? { left } : undefined;
  }

  /** Whether the browser refuses to store edits. */
  readonly isBlocked = (): boolean => this.hasFailed;

  /**
   * Merges the edits that only an earlier session of this window has. Returns the conflicts. Throws
   * ConnectError if the page does not load or may no longer be edited.
   */
  async takeOver(before: PageSession, editing: Editing): Promise<readonly PageChange[]> {
    const { session } = this.ends;
    await session.whenLoaded();
    if (!session.current().scopes.includes('page:write'))
      throw new ConnectError('scope_denied', messages.insufficientPermissions);
    return rebase(session.doc, editing, { stored: before.storedDoc(), mine: before.doc });
  }

  /** Removes the edits, which another session has taken over. */
  discard(): void {
    this.clear([this.copy]);
  }

  private send({ room, base, updates }: StoredCopy, editing: Editing): readonly PageChange[] {
    const { doc } = this.ends.session;
    if (room === this.ends.room) {
      Y.applyUpdate(doc, Y.mergeUpdates([...updates]), this);
      return [];
    }
    // Updates of a rebuilt document fit only the content that they were made on.
    if (base === undefined) return [];
    const [stored, mine] = [new Y.Doc(), new Y.Doc()];
    Y.applyUpdate(stored, base);
    for (const update of [base, ...updates]) Y.applyUpdate(mine, update);
    return rebase(doc, editing, { stored, mine });
  }

  private add(update: Uint8Array): void {
    const { room, store } = this.ends;
    this.stored += 1;
    this.track(store.add(this.copy, room, this.stored, update));
    this.follow();
  }

  private follow(): void {
    const { phase, isSaved, code = 0 } = this.ends.session.current();
    const isOver = phase === 'ended' && !resumableCodes.has(code);
    if (isSaved || isOver) {
      if (this.stored > 0 || this.sent.length > 0) this.clear([this.copy, ...this.sent]);
    } else if (phase !== 'live') this.keepBase();
  }

  /** The base is large and needed only after a rebuild, so live sessions do not store it. */
  private keepBase(): void {
    if (this.hasBase || this.stored === 0) return;
    this.hasBase = true;
    const base = Y.encodeStateAsUpdate(this.ends.session.storedDoc());
    this.track(this.ends.store.setBase(this.copy, this.ends.room, base));
  }

  private clear(copies: readonly string[]): void {
    this.stored = 0;
    this.sent = [];
    this.hasBase = false;
    this.hasFailed = false;
    for (const copy of copies) this.track(this.ends.store.remove(copy));
  }

  private track(work: Promise<void>): void {
    this.pending += 1;
    work
      .catch(() => (this.hasFailed = true))
      .finally(() => {
        this.pending -= 1;
        for (const listener of this.listeners) listener();
      });
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
