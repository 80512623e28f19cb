import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { LIVE_ROOTS } from '@selvedge/shared/pages/live/live-page';
import { isWithinBlocks, findViolation } from '@selvedge/shared/pages/live/rule-broken';
import * as Y from 'yjs';

import { DocSize } from './document/doc-size.js';
import { MemberState } from './member-state.js';
import { refusalOf } from './update-shape.js';

/** Limits for updates that wait for missing dependencies. */
export const heldForMs = 5_000;
const maxHeldBytes = 256 * 1024;

/** Result of an update: the close code of its connection, if any, and whether it was undone. */
export interface Outcome {
  readonly code?: number;
  readonly isUndone?: boolean;
}

/**
 * Applies updates of untrusted clients. An update that breaks a rule of the document is undone at
 * once; the second one ends the connection.
 */
export class ClientUpdates {
  private readonly undo: Y.UndoManager;
  private readonly size: DocSize;
  private isBroken = false;
  private deleted: Y.Transaction['deleteSet'][] = [];

  constructor(
    private readonly doc: Y.Doc,
    private readonly isForeign: (seat: MemberState, client: number) => boolean,
  ) {
    // Yjs assigns a type to a loaded root only when it is first accessed.
    for (const root of LIVE_ROOTS) doc.getMap(root);
    this.size = new DocSize(doc);
    this.undo = new Y.UndoManager(doc, {
      trackedOrigins: new Set([MemberState]),
      captureTimeout: 0,
    });
    doc.on('afterTransaction', (transaction) => {
      const origin: unknown = transaction.origin;
      if (origin === this.undo) this.deleted.push(transaction.deleteSet);
      if (!(origin instanceof MemberState)) return;
      this.deleted.push(transaction.deleteSet);
      this.isBroken ||= findViolation(transaction) !== undefined;
      this.isBroken ||= !isWithinBlocks(transaction, origin.member.writable);
    });
  }

  apply(seat: MemberState, update: Uint8Array, nowMs: number): Outcome {
    const code = refusalOf(
      update,
      (client, clock) => clock > Y.getState(this.doc.store, client) && this.isForeign(seat, client),
    );
    if (code !== undefined) return { code };
    const isWhole = this.integrate(seat, update);
    const isFull = this.size.isFull();
    const isTooMuch = isFull && addsSomething(update);
    this.isBroken ||= isTooMuch;
    const isUndone = this.undoWhatBreaksRules();
    if (isFull) this.size.measure();
    if (isUndone) seat.offences += 1;
    if (seat.offences > 1)
      return { code: isTooMuch ? closeCodes.tooBig : closeCodes.contentRefused, isUndone };
    if (!isWhole && !hold(seat, update, nowMs)) return { code: closeCodes.malformed, isUndone };
    return { isUndone };
  }

  /** Retries held updates after others have arrived. */
  applyHeld(seat: MemberState, nowMs: number): Outcome {
    const { held, heldSince } = seat;
    seat.held = [];
    const outcomes = held.map((update) => this.apply(seat, update, nowMs));
    seat.heldSince = heldSince;
    return (
      outcomes.find(({ code }) => code !== undefined) ?? {
        isUndone: outcomes.some(({ isUndone }) => isUndone),
      }
    );
  }

  /**
   * Returns false if dependencies are missing; the incomplete part is removed, so that no member
   * receives it.
   */
  private integrate(seat: MemberState, update: Uint8Array): boolean {
    const { store } = this.doc;
    try {
      Y.applyUpdate(this.doc, update, seat);
    } catch {
      // The update may be partially applied, so it is undone to protect the other members.
      this.isBroken = true;
    }
    const isWhole = store.pendingStructs === null && store.pendingDs === null;
    store.pendingStructs = null;
    store.pendingDs = null;
    return isWhole;
  }

  private undoWhatBreaksRules(): boolean {
    const { isBroken } = this;
    this.isBroken = false;
    while (isBroken && this.undo.undoStack.length > 0) this.undo.undo();
    this.undo.clear();
    // Frees content that was retained for undo, and content that was undone.
    for (const set of this.deleted) Y.tryGc(set, this.doc.store, () => true);
    this.deleted = [];
    return isBroken;
  }
}

/** A full page accepts only updates that remove content. */
function addsSomething(update: Uint8Array): boolean {
  return Y.decodeUpdate(update).structs.length > 0;
}

/** Returns false if the held updates exceed the limit. */
function hold(seat: MemberState, update: Uint8Array, nowMs: number): boolean {
  if (seat.held.length === 0) seat.heldSince = nowMs;
  seat.held = [...seat.held, update];
  return seat.held.reduce((size, { length }) => size + length, 0) <= maxHeldBytes;
}
