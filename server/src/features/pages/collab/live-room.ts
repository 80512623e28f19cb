import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { repairTree } from '@selvedge/shared/pages/live/repair-tree';
import { completeTexts } from '@selvedge/shared/pages/live/text/live-values';
import * as Y from 'yjs';

import { dropObserverLists } from './document/drop-observer-lists.js';
import { EditQueue } from './edit-queue.js';
import { heldForMs, ClientUpdates, type Outcome } from './client-updates.js';
import type { DocNews, Head, StoredDoc, StoredEdit } from './page-docs.queries.js';
import { PresenceOutlet } from './presence/presence-outlet.js';
import { PresenceRelay, type RelayPorts } from './presence/presence-relay.js';
import { Presence } from './presence/presence.js';
import { Author, MemberState, type Member } from './member-state.js';
import {
  acknowledge,
  answerWith,
  syncRequest,
  presenceMessage,
  updateMessage,
} from './sync-messages.js';

interface Edit extends StoredEdit {
  readonly by?: { readonly member: Member; readonly nth: number };
}

export interface RoomPorts {
  /**
   * Stores edits in one transaction, and returns the number of the last one; undefined if the
   * document was rebuilt.
   */
  readonly store: (edits: readonly StoredEdit[]) => Promise<number | undefined>;
  /** Returns what was stored after an edit. */
  readonly news: (after: number) => Promise<DocNews | undefined>;
  /** Called when edits of this process are stored. */
  readonly onStored: (head: number) => void;
  /** Called when the document was rebuilt, which makes this instance obsolete. */
  readonly onReplaced: () => void;
  readonly now: () => number;
  /** Connection to the presence of other processes. */
  readonly relay: RelayPorts;
}

/** Author of the server's own edits. */
export const system = new Author('system:pages', '');
/** Origin of edits read from rows, which are stored already. */
const storedOrigin = Symbol('stored');
/** Delay before repairs, so that they do not interfere with people who move blocks. */
const repairAfterMs = 2_000;

/** Live document of a page in this process, with its connected members. */
export class LiveRoom {
  readonly doc = new Y.Doc();
  readonly epoch: number;
  readonly presence = new Presence<Member>(() => this.outlet.soon());
  /** Times of the first and last edit since the last revision; undefined if there were none. */
  edited: { readonly firstMs: number; readonly lastMs: number } | undefined;
  /** Rows and bytes to replay on load since the last compaction. */
  log: { readonly rows: number; readonly bytes: number };
  readonly relay: PresenceRelay;
  private readonly outlet = new PresenceOutlet(() => this.publishPresence());
  private readonly seats = new Map<Member, MemberState>();
  private readonly queue: EditQueue<Edit>;
  private readonly outside: ClientUpdates;
  /** Updates caused by one message, which are sent as one. */
  private gathered: Uint8Array[] | undefined;
  private storedVector: Uint8Array;
  private head: number;
  private mayHaveStrays = true;
  /**
   * Only the process that received an edit completes texts; two processes would replace each
   * other's result.
   */
  private mayLackTexts = false;
  private catching: Promise<void> | undefined;

  constructor(
    { epoch, head, updates }: StoredDoc,
    private readonly ports: RoomPorts,
  ) {
    this.epoch = epoch;
    this.relay = new PresenceRelay(this.presence, ports.relay);
    this.head = head;
    this.log = { rows: updates.length, bytes: 0 };
    for (const update of updates) Y.applyUpdate(this.doc, update, storedOrigin);
    dropObserverLists(this.doc);
    this.storedVector = Y.encodeStateVector(this.doc);
    this.queue = new EditQueue({
      store: (edits) => this.store(edits),
      vector: () => Y.encodeStateVector(this.doc),
      stored: (edits, vector) => this.stored(edits, vector),
    });
    this.outside = new ClientUpdates(this.doc, (seat, client) => {
      const owner = this.presence.subjectOf(client);
      return owner !== undefined && owner !== seat.member.identity.subject;
    });
    this.doc.on('update', (update: Uint8Array, origin: unknown) => this.changed(update, origin));
  }

  /** True if no member is connected and no edit waits for the database. */
  get isIdle(): boolean {
    return this.seats.size === 0 && this.queue.isEmpty;
  }

  join(member: Member): void {
    this.seats.set(member, new MemberState(member));
    if (this.seats.size === 1) this.relay.ask();
    member.send(syncRequest(Y.encodeStateVector(this.doc)));
    this.greet(member);
    if (member.wantsAcknowledgement) member.send(acknowledge(this.storedVector, 0));
  }

  /** Sends the current presence to a member. */
  greet(member: Member): void {
    const here = this.presence.all();
    if (here.length > 0) member.send(presenceMessage(here));
  }

  leave(member: Member): void {
    this.seats.delete(member);
    this.presence.leave(member);
  }

  /** Sends a member everything it lacks. Throws if the vector is invalid. */
  answer(member: Member, vector: Uint8Array): void {
    member.send(answerWith(Y.encodeStateAsUpdate(this.doc, vector)));
  }

  /** Handles an update of a member, valid or not. */
  receive(member: Member, update: Uint8Array): void {
    const seat = this.seats.get(member);
    if (seat === undefined) return;
    seat.received += 1;
    this.mayLackTexts = true;
    this.take(seat, () => this.outside.apply(seat, update, this.ports.now()));
    // An update without effect is also acknowledged, once everything before it is stored.
    const by = { member, nth: seat.received };
    this.queue.add({ data: new Uint8Array(), ...member.author, by });
    // Another process may have stored what this update depends on.
    if (seat.held.length > 0) void this.catchUp().catch(() => undefined);
  }

  /**
   * Applies one change and broadcasts it. Resolves when it is stored; throws if it cannot be stored
   * now.
   */
  async transact<Result>(author: Author, change: (doc: Y.Doc) => Result): Promise<Result> {
    const result = this.doc.transact(() => change(this.doc), author);
    await this.queue.settled();
    return result;
  }

  /** Resolves when all edits so far are stored. Throws if they cannot be stored now. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  /** Applies what other processes have stored. */
  catchUp(): Promise<void> {
    this.catching ??= this.readNews().finally(() => (this.catching = undefined));
    return this.catching;
  }

  /** Whether other processes have stored unknown edits or rebuilt the document. */
  isStale({ epoch, head }: Head): boolean {
    return head > this.head || epoch !== this.epoch;
  }

  /** Repairs misplaced blocks, completes texts and ends members whose held updates never fit. Call periodically. */
  tidy(): void {
    this.relay.tidy();
    const isQuiet = this.ports.now() - (this.edited?.lastMs ?? 0) >= repairAfterMs;
    if (this.mayHaveStrays && isQuiet) this.mayHaveStrays = repairTree(this.doc, system);
    if (this.mayLackTexts && isQuiet) {
      this.mayLackTexts = false;
      completeTexts(this.doc, system);
    }
    for (const seat of this.seats.values()) {
      const isTooOld = seat.held.length > 0 && this.ports.now() - seat.heldSince > heldForMs;
      if (isTooOld) seat.member.end(closeCodes.malformed);
    }
  }

  endAll(code: number): void {
    for (const member of [...this.seats.keys()]) member.end(code);
  }

  destroy(): void {
    this.queue.stop();
    this.outlet.stop();
    this.doc.destroy();
  }

  private take(seat: MemberState, apply: () => Outcome): void {
    this.gathered = [];
    const { isUndone = false, code } = apply();
    const [first, ...more] = this.gathered;
    this.gathered = undefined;
    // An undone change reaches only its author, whose copy must be corrected.
    if (first !== undefined) {
      const update = more.length === 0 ? first : Y.mergeUpdates([first, ...more]);
      this.publish(update, seat.member.author, isUndone ? undefined : seat.member);
    }
    if (code !== undefined) seat.member.end(code);
  }

  private changed(update: Uint8Array, origin: unknown): void {
    this.mayHaveStrays ||= origin !== system;
    if (this.gathered !== undefined) this.gathered.push(update);
    else if (origin === storedOrigin) this.broadcast(updateMessage(update));
    else this.publish(update, origin instanceof Author ? origin : system);
  }

  /** Broadcasts before storing, so that concurrent editors do not wait for the database. */
  private publish(update: Uint8Array, author: Author, except?: Member): void {
    this.broadcast(updateMessage(update), except);
    this.queue.add({ data: update, ...author });
    if (author === system) return;
    const lastMs = this.ports.now();
    this.edited = { firstMs: this.edited?.firstMs ?? lastMs, lastMs };
  }

  private broadcast(message: Uint8Array, except?: Member): void {
    for (const member of this.seats.keys()) if (member !== except) member.send(message);
  }

  private async store(edits: readonly Edit[]): Promise<void> {
    const made = edits.filter(({ data }) => data.length > 0);
    if (made.length === 0) return;
    const head = await this.ports.store(made);
    if (head === undefined) throw this.documentReplaced();
    const bytes = made.reduce((sum, { data }) => sum + data.length, this.log.bytes);
    this.log = { rows: this.log.rows + made.length, bytes };
    // A gap in the numbers means that other processes have stored edits in between.
    if (head - made.length === this.head) this.head = head;
    else await this.catchUp().catch(() => undefined);
    this.ports.onStored(head);
  }

  private stored(edits: readonly Edit[], vector: Uint8Array): void {
    this.storedVector = vector;
    const latest = new Map(edits.flatMap(({ by }) => (by ? [[by.member, by.nth] as const] : [])));
    for (const [member, nth] of latest)
      if (member.wantsAcknowledgement)
        member.send(acknowledge(vector, nth, this.seats.get(member)?.offences));
  }

  private async readNews(): Promise<void> {
    const news = await this.ports.news(this.head);
    if (news?.epoch !== this.epoch) throw this.documentReplaced();
    for (const update of news.updates) Y.applyUpdate(this.doc, update, storedOrigin);
    this.head = news.head;
    for (const seat of this.seats.values())
      if (seat.held.length > 0)
        this.take(seat, () => this.outside.applyHeld(seat, this.ports.now()));
  }

  private documentReplaced(): Error {
    this.endAll(closeCodes.oldEpoch);
    this.ports.onReplaced();
    return new Error('The live document was rebuilt');
  }

  private publishPresence(): void {
    const changes = this.presence.takeChanges();
    if (changes.all.length > 0) this.broadcast(presenceMessage(changes.all));
    this.relay.publish(changes.local);
  }
}
