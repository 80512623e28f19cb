import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { liveSchema } from '@selvedge/shared/collab/contract';
import { giveIds } from '@selvedge/shared/pages/live/give-ids';
import { seedPage } from '@selvedge/shared/pages/live/seed-page';
import type { PageContent } from '@selvedge/shared/pages/page';
import * as Y from 'yjs';

import { Clock } from '../../../platform/clock.js';
import { PageNotFound } from '../page.errors.js';
import type { PageRow } from '../page.projection.js';
import { PagesReader } from '../page.queries.js';
import { Author, LiveRoom } from './live-room.js';
import { readHtml } from '../rich-text-html.js';
import { PageDocs, type PageKey, type StoredDoc } from './page-docs.queries.js';

/** A page as everybody edits it at this moment. */
export interface OpenPage {
  readonly doc: Y.Doc;
  /** One change, told to everybody at once. Resolves when it is stored; throws where it cannot be now. */
  transact<Result>(author: Author, change: (doc: Y.Doc) => Result): Promise<Result>;
}

/** Whose the edits are that nobody asked for. */
const own = new Author('system:pages', '');

/** The live documents of pages, as this process holds them. */
@Injectable()
export class LivePages {
  private readonly rooms = new Map<string, Promise<LiveRoom>>();

  constructor(
    private readonly docs: PageDocs,
    private readonly reader: PagesReader,
    private readonly clock: Clock,
  ) {}

  /** Made from the page's last revision where nobody has edited it live yet. Throws PageNotFound. */
  open(division: number, uuid: string): Promise<OpenPage> {
    return this.room({ division, uuid });
  }

  /** What the page says at this moment, as a revision records it: all that is new has its id. Throws PageNotFound. */
  async contentOf(division: number, uuid: string): Promise<PageContent> {
    const key = { division, uuid };
    const row = await this.row(key);
    const isLive = this.rooms.has(nameOf(key)) || (await this.docs.epochOf(key)) !== undefined;
    if (!isLive) return row.page;
    const room = await this.room(key);
    return room.transact(own, (doc) => giveIds(doc, own));
  }

  /** Which document of the page is the present one; 1 where nobody has edited it live yet. */
  async epochOf(key: PageKey): Promise<number> {
    return (await this.docs.epochOf(key)) ?? 1;
  }

  room(key: PageKey): Promise<LiveRoom> {
    const name = nameOf(key);
    const room = this.rooms.get(name) ?? this.load(key);
    this.rooms.set(name, room);
    room.catch(() => this.rooms.delete(name));
    return room;
  }

  /** Stores what is not stored yet, and lets go of all documents. */
  async close(): Promise<void> {
    const rooms = await Promise.allSettled(this.rooms.values());
    this.rooms.clear();
    for (const room of rooms) {
      if (room.status !== 'fulfilled') continue;
      await room.value.settled().catch(() => undefined);
      room.value.destroy();
    }
  }

  private async load(key: PageKey): Promise<LiveRoom> {
    const row = await this.row(key);
    const stored = (await this.docs.find(key)) ?? (await this.seed(key, row));
    return new LiveRoom(stored, {
      store: async (epoch, edits) =>
        (await this.docs.append(key, epoch, { edits, now: this.clock.now() })) !== undefined,
    });
  }

  /** Only the server makes the first content: two who made the same would double it. */
  private async seed(key: PageKey, { id, page }: PageRow): Promise<StoredDoc> {
    const doc = new Y.Doc();
    seedPage(doc, page, {
      ...{ schema: liveSchema, epoch: 1, pageId: id, divisionId: key.division },
      ...{ newId: randomUUID, readHtml },
    });
    await this.docs.create(key, {
      epoch: 1,
      schema: liveSchema,
      state: Y.encodeStateAsUpdate(doc),
      vector: Y.encodeStateVector(doc),
    });
    doc.destroy();
    const stored = await this.docs.find(key);
    if (stored === undefined) throw new Error('A live document was made and is not there.');
    return stored;
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
