import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { removeBlock } from '@selvedge/shared/pages/live/block-commands';
import { blockIn, LIVE_ROOTS } from '@selvedge/shared/pages/live/live-page';
import type { Awareness } from 'y-protocols/awareness';
import { UndoManager, type Doc, type Transaction } from 'yjs';

import { changesOf, touch, type ChangedTypes, type TouchedParts } from './touched.js';

/** Author of a change: a client number of the live document. */
type Author = number | 'me' | 'several' | 'unknown';

/** A change made to the page while it is open here. */
export interface SessionChange {
  readonly id: number;
  readonly isOwn: boolean;
  /** Display name of the author; null if unknown. */
  readonly author: string | null;
  /** Time of the change in milliseconds since 1970. */
  readonly at: number;
  readonly what: readonly PageChange[];
  readonly isUndone: boolean;
}

type Step = UndoManager['undoStack'][number];

interface Held {
  readonly id: number;
  readonly author: Author;
  readonly manager: UndoManager;
  readonly step: Step;
  readonly touched: TouchedParts;
  at: number;
  isUndone: boolean;
}

interface Watched {
  readonly doc: Doc;
  readonly awareness: Awareness;
  /** Undo manager of the local user; also reverts their undo of other people's changes. */
  readonly undo: UndoManager;
}

/** Changes of one author within this time are merged, in milliseconds. */
const oneChangeWithin = 4_000;
/** Older changes are only in the page's revisions. */
const most = 100;

/** Matches every transaction origin. */
class AnyOrigin extends Set<unknown> {
  override has(): boolean {
    return true;
  }
}

/**
 * Records the changes to a page while it is open, with their authors, and undoes any single one.
 * Each client gets its own undo manager, so that concurrent edits stay separate.
 */
export class SessionChanges {
  private readonly managers = new Map<Author, UndoManager>();
  private readonly names = new Map<number, string>();
  private readonly listeners = new Set<() => void>();
  private held: readonly Held[] = [];
  private last = 0;

  constructor(private readonly watched: Watched) {}

  /** Starts recording; earlier content has no author. */
  begin(): void {
    const { doc, awareness } = this.watched;
    doc.on('beforeObserverCalls', (transaction) => {
      this.managerOf(this.authorOf(transaction));
    });
    const learn = (): void => {
      this.learnNames();
    };
    awareness.on('change', learn);
    learn();
  }

  /** Newest first. */
  list(): readonly SessionChange[] {
    const { doc } = this.watched;
    const byTime = this.held.toSorted((one, other) => other.at - one.at || other.id - one.id);
    return byTime.flatMap(({ id, author, at, touched, isUndone }) => {
      const what = changesOf(doc, touched);
      if (what.length === 0) return [];
      return [
        { ...{ id, at, what, isUndone }, isOwn: author === 'me', author: this.nameOf(author) },
      ];
    });
  }

  /** Undoes one change; later edits by others stay. */
  undo(id: number): void {
    const one = this.held.find((held) => held.id === id);
    if (one === undefined || one.isUndone) return;
    const { manager, step, touched } = one;
    const others = manager.undoStack.filter((other) => other !== step);
    // The undo itself is a change of its own.
    for (const each of this.managers.values()) each.stopCapturing();
    if (isInsertion(touched)) this.hide([...touched.keys()], manager);
    else {
      // A manager with nothing left to undo in this step would continue with the previous one.
      manager.undoStack = [step];
      manager.undo();
    }
    manager.undoStack = others;
    for (const each of this.managers.values()) each.stopCapturing();
    one.isUndone = true;
    this.notify();
  }

  /** Undo of the creation would permanently delete what others have written in the blocks. */
  private hide(uuids: readonly (string | null)[], origin: UndoManager): void {
    const { doc } = this.watched;
    doc.transact(() => {
      for (const uuid of uuids)
        if (uuid !== null && blockIn(doc, uuid) !== undefined) removeBlock(doc, origin, uuid);
    }, origin);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private managerOf(author: Author): void {
    if (this.managers.has(author)) return;
    const { doc, undo } = this.watched;
    const [, ...written] = LIVE_ROOTS;
    const manager = new UndoManager(
      written.map((name) => doc.getMap(name)),
      {
        trackedOrigins: new AnyOrigin(),
        captureTimeout: oneChangeWithin,
        captureTransaction: (transaction) => this.authorOf(transaction) === author,
      },
    );
    // The local user can undo this undo.
    undo.addTrackedOrigin(manager);
    this.managers.set(author, manager);
    const note = (noted: Noted): void => {
      if (noted.type === 'undo') this.note(author, manager, noted);
    };
    manager.on('stack-item-added', note);
    manager.on('stack-item-updated', note);
  }

  private note(
    author: Author,
    manager: UndoManager,
    { stackItem: step, changedParentTypes }: Noted,
  ) {
    const existing = this.held.findLast((one) => one.step === step);
    const one = existing ?? this.made(author, manager, step);
    one.at = Date.now();
    touch(this.watched.doc, one.touched, changedParentTypes);
    this.notify();
  }

  private made(author: Author, manager: UndoManager, step: Step): Held {
    this.last += 1;
    const id = this.last;
    const one = { id, author, manager, step, touched: new Map(), at: 0, isUndone: false };
    const all = [...this.held, one];
    this.held = all.slice(-most);
    for (const old of all.slice(0, -most)) this.forget(old);
    return one;
  }

  /** Removes a change; also destroys the client's undo manager with its last change. */
  private forget({ author, manager, step }: Held): void {
    manager.undoStack = manager.undoStack.filter((other) => other !== step);
    if (this.held.some((held) => held.manager === manager)) return;
    manager.destroy();
    this.watched.undo.removeTrackedOrigin(manager);
    this.managers.delete(author);
  }

  private nameOf(author: Author): string | null {
    return typeof author === 'number' ? (this.names.get(author) ?? null) : null;
  }

  /**
   * Returns the author of a transaction. A pure deletion names no client; it is attributed to the
   * only other one, if there is exactly one.
   */
  private authorOf({ local, beforeState, afterState }: Transaction): Author {
    if (local) return 'me';
    const [one, ...more] = [...afterState].filter(
      ([client, clock]) => clock > (beforeState.get(client) ?? 0),
    );
    if (more.length > 0) return 'several';
    return one === undefined ? (this.onlyOther() ?? 'unknown') : one[0];
  }

  private onlyOther(): number | undefined {
    const { clientID } = this.watched.doc;
    const others = [...this.names.keys()].filter((client) => client !== clientID);
    return others.length === 1 ? others[0] : undefined;
  }

  /** Stores the names of clients, so that they remain known after a client has left. */
  private learnNames(): void {
    for (const [client, state] of this.watched.awareness.getStates()) {
      const user: unknown = state['user'];
      if (typeof user !== 'object' || user === null || !('name' in user)) continue;
      if (typeof user.name === 'string') this.names.set(client, user.name);
    }
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

function isInsertion(touched: TouchedParts): boolean {
  return touched.size > 0 && [...touched.values()].every(({ isAdded }) => isAdded);
}

interface Noted {
  readonly stackItem: Step;
  readonly type: 'undo' | 'redo';
  readonly changedParentTypes: ChangedTypes;
}
