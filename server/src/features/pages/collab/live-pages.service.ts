import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { closeCodes } from '@selvedge/shared/collab/close-codes';
import { giveIds } from '@selvedge/shared/pages/live/give-ids';
import type { PageContent } from '@selvedge/shared/pages/page';
import * as Y from 'yjs';

import { Clock } from '../../../platform/clock.js';
import { KeyedQueue } from '../../../platform/concurrency/keyed-queue.js';
import { ProcessMessages } from '../../../platform/live/process-messages.js';
import { PageNotFound } from '../page.errors.js';
import type { PageRow } from '../page.projection.js';
import { PagesReader } from '../page.queries.js';
import { isLong } from './compaction.js';
import { LiveDocuments } from './document/live-documents.service.js';
import { LiveRoom, system } from './live-room.js';
import type { PageKey, StoredDoc } from './page-docs.queries.js';
import type { PresenceMessage } from './presence/presence-relay.js';
import type { Author } from './member-state.js';

/** A page in its current live state. */
export interface OpenPage {
  readonly doc: Y.Doc;
  /**
   * Applies one change and broadcasts it. Resolves when it is stored; throws if it cannot be stored
   * now.
   */
  transact<Result>(author: Author, change: (doc: Y.Doc) => Result): Promise<Result>;
}

/** Message on the presence topic. */
interface PresenceNews {
  /** Page name from `nameOf`. */
  readonly page: string;
  readonly told: PresenceMessage;
}

interface Opened {
  readonly key: PageKey;
  readonly room: Promise<LiveRoom>;
  lastUsedMs: number;
}

/** Time after which a document without connections is evicted. */
const evictAfterMs = 30_000;
const topic = 'live-page';
const presenceTopic = 'live-presence';

/** The live documents that this process holds. */
@Injectable()
export class LivePages {
  private readonly opened = new Map<string, Opened>();
  private readonly queue = new KeyedQueue();
  private readonly process = randomUUID();

  constructor(
    private readonly documents: LiveDocuments,
    private readonly reader: PagesReader,
    private readonly clock: Clock,
    private readonly messages: ProcessMessages,
  ) {
    messages.listen(topic, (name) => void this.receiveEdit(name));
    messages.listen(presenceTopic, (text) => void this.receivePresence(text));
  }

  /** Opens the page, from its last revision if it was never edited live. Throws PageNotFound. */
  open(division: number, uuid: string): Promise<OpenPage> {
    return this.room({ division, uuid });
  }

  /**
   * Runs `work` exclusively per page, so that no other revision contains a change that may still be
   * undone. The document stays open meanwhile.
   */
  runExclusive<Result>(key: PageKey, work: () => Promise<Result>): Promise<Result> {
    return this.queue.run([nameOf(key)], work);
  }

  /**
   * Returns the current content as a revision records it, with ids on everything new. Throws
   * PageNotFound.
   */
  async contentOf(division: number, uuid: string): Promise<PageContent> {
    const key = { division, uuid };
    const row = await this.row(key);
    const isLive =
      this.opened.has(nameOf(key)) || (await this.documents.rows.epochOf(key)) !== undefined;
    if (!isLive) return row.page;
    const room = await this.room(key);
    await room.catchUp();
    return room.transact(system, (doc) => giveIds(doc, system));
  }

  /** Returns the epoch of the current document, after any repair. Throws PageNotFound. */
  async epochOf(key: PageKey): Promise<number> {
    const { epoch } = await this.room(key);
    return (await this.documents.rows.epochOf(key)) ?? epoch;
  }

  nowMs(): number {
    return this.clock.now().getTime();
  }

  /** Opens the live document for a connection. Throws PageNotFound. */
  room(key: PageKey): Promise<LiveRoom> {
    const name = nameOf(key);
    const opened = this.opened.get(name) ?? { key, room: this.load(key), lastUsedMs: 0 };
    opened.lastUsedMs = this.nowMs();
    this.opened.set(name, opened);
    opened.room.catch(() => this.opened.delete(name));
    return opened.room;
  }

  async openRooms(): Promise<readonly { readonly key: PageKey; readonly room: LiveRoom }[]> {
    const rooms = [...this.opened.values()].map(async ({ key, room }) => ({
      key,
      room: await room,
    }));
    const found = await Promise.allSettled(rooms);
    return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  /** Catches up on edits of other processes whose message was lost, and evicts unused documents. */
  async tend(nowMs: number): Promise<void> {
    const heads = await this.documents.rows.heads([...this.opened.values()].map(({ key }) => key));
    const stored = new Map(heads.map((head) => [nameOf(head), head]));
    for (const { key, room } of await this.openRooms()) {
      const head = stored.get(nameOf(key));
      if (head !== undefined && room.isStale(head)) await room.catchUp();
      room.tidy();
      if (isLong(room.log)) await this.compact(key, room);
      await this.evict({ key, room }, nowMs);
    }
  }

  /** Ends the connections to a deleted page. */
  async end({ division, uuid }: PageKey): Promise<void> {
    const name = nameOf({ division, uuid });
    const room = await this.opened.get(name)?.room.catch(() => undefined);
    this.opened.delete(name);
    room?.endAll(closeCodes.noPage);
    room?.destroy();
  }

  /** Stores all pending edits and evicts all documents. */
  async close(): Promise<void> {
    const rooms = await this.openRooms();
    this.opened.clear();
    for (const { room } of rooms) {
      await room.settled().catch(() => undefined);
      room.relay.end();
      room.destroy();
    }
  }

  private async evict(
    { key, room }: { readonly key: PageKey; readonly room: LiveRoom },
    nowMs: number,
  ): Promise<void> {
    const opened = this.opened.get(nameOf(key));
    if (opened === undefined) return;
    const isBusy = (): boolean => !room.isIdle || this.queue.isTaken(nameOf(key));
    if (isBusy()) opened.lastUsedMs = nowMs;
    const isUsed = (): boolean => isBusy() || nowMs - opened.lastUsedMs < evictAfterMs;
    if (isUsed()) return;
    const stored = await this.compact(key, room);
    if (isUsed()) return;
    const hasMembers = room.presence.all().length > 0;
    const mayReplace = !hasMembers && stored !== undefined;
    const isReplaced = mayReplace && (await this.documents.slim(key, stored));
    // A client that joined meanwhile holds the old document and must join again.
    if (isReplaced) room.endAll(closeCodes.oldEpoch);
    else if (isUsed()) return;
    this.opened.delete(nameOf(key));
    room.destroy();
  }

  private compact(key: PageKey, room: LiveRoom): Promise<StoredDoc | undefined> {
    room.log = { rows: 0, bytes: 0 };
    return this.documents.compact(key);
  }

  private async receiveEdit(name: string): Promise<void> {
    const room = await this.opened.get(name)?.room.catch(() => undefined);
    // If the message is lost, `tend` reads the edits a second later.
    await room?.catchUp().catch(() => undefined);
  }

  private async receivePresence(text: string): Promise<void> {
    // Only `load` sends on this topic.
    const { page, told } = JSON.parse(text) as PresenceNews;
    (await this.opened.get(page)?.room.catch(() => undefined))?.relay.receive(told);
  }

  private async load(key: PageKey): Promise<LiveRoom> {
    const row = await this.row(key);
    const stored = await this.documents.load(key, row);
    // Closures below must not retain `stored`: its updates are large and already in the document.
    const { epoch, isNew } = stored;
    // Another process may still hold the previous epoch.
    if (isNew) this.messages.send(topic, nameOf(key));
    const room = new LiveRoom(stored, {
      store: (edits) => this.documents.rows.append(key, epoch, { edits, now: this.clock.now() }),
      news: (after) => this.documents.rows.after(key, after),
      onStored: () => this.messages.send(topic, nameOf(key)),
      onReplaced: () => {
        this.opened.delete(nameOf(key));
        room.destroy();
      },
      now: () => this.nowMs(),
      relay: {
        process: this.process,
        now: () => this.nowMs(),
        send: (message) => {
          const news: PresenceNews = { page: nameOf(key), told: message };
          this.messages.send(presenceTopic, JSON.stringify(news));
        },
      },
    });
    return room;
  }

  private async row({ division, uuid }: PageKey): Promise<PageRow> {
    const row = await this.reader.byUuid(division, uuid);
    if (row === undefined) throw new PageNotFound();
    return row;
  }
}

function nameOf({ division, uuid }: PageKey): string {
  return `${String(division)}/${uuid}`;
}
