import { closeCodes } from '@selvedge/shared/collab/close-codes';
import * as Y from 'yjs';

import { EditQueue } from './edit-queue.js';
import type { StoredDoc, StoredEdit } from './page-docs.queries.js';
import { Presence, type Identity } from './presence.js';
import {
  acknowledge,
  answerWith,
  askFor,
  presenceMessage,
  updateMessage,
} from './sync-messages.js';

/** Whose an edit is. As the origin of a transaction it says whom the edit is stored for. */
export class Author {
  constructor(
    /** `customer:7`, `staff:3`, `system:pages`. */
    readonly actor: string,
    /** The connection or call that it comes by. */
    readonly session: string,
  ) {}
}

/** Somebody who is connected to the page. */
export interface Member {
  readonly identity: Identity;
  readonly author: Author;
  /** Whether it asked to be told what is stored. */
  readonly wantsAcknowledgement: boolean;
  send(frame: Uint8Array): void;
  /** Does nothing where it has ended already. */
  end(code: number): void;
}

interface Edit extends StoredEdit {
  readonly by?: { readonly member: Member; readonly nth: number };
}

export interface RoomPorts {
  /** Stores edits in one transaction; false where the document was built anew meanwhile. */
  readonly store: (epoch: number, edits: readonly StoredEdit[]) => Promise<boolean>;
}

/** Where somebody is goes out this often at most. */
const tellPresenceEveryMs = 50;

/** The live document of a page in this process, with all who are connected to it. */
export class LiveRoom {
  readonly doc = new Y.Doc();
  readonly epoch: number;
  readonly presence = new Presence<Member>(() => this.tellPresenceSoon());
  private readonly members = new Set<Member>();
  private readonly queue: EditQueue<Edit>;
  /** How many updates came of each. */
  private readonly received = new Map<Member, number>();
  private storedVector: Uint8Array;
  private telling: NodeJS.Timeout | undefined;

  constructor({ epoch, updates }: StoredDoc, { store }: RoomPorts) {
    this.epoch = epoch;
    for (const update of updates) Y.applyUpdate(this.doc, update);
    this.storedVector = Y.encodeStateVector(this.doc);
    this.queue = new EditQueue({
      store: async (edits) => {
        const made = edits.filter(({ data }) => data.length > 0);
        if (made.length > 0 && !(await store(epoch, made))) this.endAll(closeCodes.oldEpoch);
      },
      vector: () => Y.encodeStateVector(this.doc),
      stored: (edits, vector) => this.stored(edits, vector),
    });
    this.doc.on('update', (update: Uint8Array, origin: unknown) => this.edited(update, origin));
  }

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  join(member: Member): void {
    this.members.add(member);
    this.received.set(member, 0);
    member.send(askFor(Y.encodeStateVector(this.doc)));
    this.greet(member);
    if (member.wantsAcknowledgement) member.send(acknowledge(this.storedVector, 0));
  }

  /** Tells a member who is here. */
  greet(member: Member): void {
    const here = this.presence.all();
    if (here.length > 0) member.send(presenceMessage(here));
  }

  leave(member: Member): void {
    this.members.delete(member);
    this.received.delete(member);
    this.presence.leave(member);
  }

  /** Answers a member with all that it does not have. Throws where the vector is none. */
  answer(member: Member, vector: Uint8Array): void {
    member.send(answerWith(Y.encodeStateAsUpdate(this.doc, vector)));
  }

  /** Throws where the update cannot be read. */
  receive(member: Member, update: Uint8Array): void {
    const nth = (this.received.get(member) ?? 0) + 1;
    this.received.set(member, nth);
    Y.applyUpdate(this.doc, update, member);
    // Also what changed nothing is acknowledged, when all that was there before it is stored.
    this.queue.add({ data: new Uint8Array(), ...member.author, by: { member, nth } });
  }

  /** One change, told to everybody at once. Resolves when it is stored; throws where it cannot be now. */
  async transact<Result>(author: Author, change: (doc: Y.Doc) => Result): Promise<Result> {
    const result = this.doc.transact(() => change(this.doc), author);
    await this.queue.settled();
    return result;
  }

  /** Resolves when all edits up to now are stored. Throws where they cannot be now. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  endAll(code: number): void {
    for (const member of [...this.members]) member.end(code);
  }

  destroy(): void {
    this.queue.stop();
    clearTimeout(this.telling);
    this.doc.destroy();
  }

  /** Broadcast first: those who edit together do not wait for the database. */
  private edited(update: Uint8Array, origin: unknown): void {
    const message = updateMessage(update);
    for (const member of this.members) if (member !== origin) member.send(message);
    this.queue.add({ data: update, ...this.authorOf(origin) });
  }

  private authorOf(origin: unknown): Author {
    if (origin instanceof Author) return origin;
    for (const member of this.members) if (member === origin) return member.author;
    return new Author('system:pages', '');
  }

  private stored(edits: readonly Edit[], vector: Uint8Array): void {
    this.storedVector = vector;
    const latest = new Map(edits.flatMap(({ by }) => (by ? [[by.member, by.nth] as const] : [])));
    for (const [member, nth] of latest)
      if (member.wantsAcknowledgement) member.send(acknowledge(vector, nth));
  }

  /** What many say in a moment goes out as one. */
  private tellPresenceSoon(): void {
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      const changes = this.presence.takeChanges();
      const message = presenceMessage(changes);
      if (changes.length > 0) for (const member of this.members) member.send(message);
    }, tellPresenceEveryMs).unref();
  }
}
