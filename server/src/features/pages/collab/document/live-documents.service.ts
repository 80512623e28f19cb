import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';
import { liveSchema } from '@selvedge/shared/collab/contract';
import { metaOf } from '@selvedge/shared/pages/live/live-page';
import { sanitizedCopy } from '@selvedge/shared/pages/live/sanitize/sanitized-copy';
import { seedPage } from '@selvedge/shared/pages/live/seed-page';
import * as Y from 'yjs';

import { CommandHandler } from '../../../../platform/event-log/commands/command-handler.js';
import { readHtml } from '../../blocks/rich-text-html.js';
import { pageDecider } from '../../page.decider.js';
import type { DocResetReason } from '../../page.events.js';
import type { PageRow } from '../../page.projection.js';
import { snapshotOf } from '../compaction.js';
import { system } from '../live-room.js';
import { PageDocs, type NewDoc, type PageKey, type StoredDoc } from '../page-docs.queries.js';
import { isStorable, replayed } from './replayed-doc.js';

/** Overhead that a document may have beyond its content, in bytes of its state. */
const maxBurdenBytes = 1024 * 1024;

/** Creates, repairs and compacts the stored documents of live pages. */
@Injectable()
export class LiveDocuments {
  private readonly logger = new Logger('LivePages');

  constructor(
    readonly rows: PageDocs,
    private readonly commands: CommandHandler,
  ) {}

  /**
   * Loads the document of a page, created from its last revision on the first live edit. A document
   * that cannot be read or saved is rebuilt from its valid parts; one of an older schema is converted.
   */
  async load(key: PageKey, row: PageRow): Promise<StoredDoc & { readonly isNew?: boolean }> {
    const stored = (await this.rows.find(key)) ?? (await this.seed(key, row));
    const { doc, isWhole } = replayed(stored);
    const isValid = isWhole && isStorable(doc);
    if (isValid && isCurrent(doc)) return stored;
    const mended = mendedFrom(doc, stored.epoch + 1) ?? seeded(key, row, stored.epoch + 1);
    // The rows of the old epoch stay, so that more can be recovered from them.
    await this.replace(key, stored, { doc: mended, reason: isValid ? 'outdated' : 'spoiled' });
    return { ...(await this.found(key)), isNew: true };
  }

  /**
   * Merges the rows of a document into one state, and returns the document as stored afterwards.
   */
  async compact(key: PageKey): Promise<StoredDoc | undefined> {
    const stored = await this.rows.find(key);
    if (stored === undefined || stored.updates.length < 2) return stored;
    const snapshot = snapshotOf(stored);
    if (snapshot === undefined) {
      this.logger.error({ message: 'The edits of a live page are incomplete', ...key });
      return stored;
    }
    await this.rows.compact(key, snapshot);
    return { ...stored, updates: [snapshot.state] };
  }

  /**
   * Replaces a document whose history of clients and deletions is far larger than its content by a
   * fresh copy. Returns whether it did. Call only while no one is connected.
   */
  async slim(key: PageKey, stored: StoredDoc): Promise<boolean> {
    if (sizeOf(stored) <= maxBurdenBytes) return false;
    const copy = sanitizedCopy(replayed(stored).doc, stored.epoch + 1);
    if (sizeOf(stored) - Y.encodeStateAsUpdate(copy).length <= maxBurdenBytes) return false;
    const isReplaced = await this.replace(key, stored, { doc: copy, reason: 'grown' });
    if (isReplaced) await this.rows.forgetBefore(key, stored.epoch + 1);
    return isReplaced;
  }

  private async replace(
    key: PageKey,
    stored: StoredDoc,
    { doc, reason }: { readonly doc: Y.Doc; readonly reason: DocResetReason },
  ): Promise<boolean> {
    const epoch = stored.epoch + 1;
    const isReplaced = await this.rows.replace(key, stored, rowsOf(doc, epoch));
    if (!isReplaced) return false;
    this.logger.warn({ message: 'Rebuilt a live document', ...key, epoch, reason });
    const { division, uuid } = key;
    const context = { division, actor: system.actor, correlationId: randomUUID() };
    const command = { type: 'ResetPageDoc', uuid, epoch, reason } as const;
    await this.commands.handle(context, pageDecider, command);
    return true;
  }

  /** Only the server creates the first content: two clients would duplicate it. */
  private async seed(key: PageKey, row: PageRow): Promise<StoredDoc> {
    await this.rows.create(key, rowsOf(seeded(key, row, 1), 1));
    return this.found(key);
  }

  private async found(key: PageKey): Promise<StoredDoc> {
    const stored = await this.rows.find(key);
    if (stored === undefined)
      throw new Error('A live document is missing right after its creation.');
    return stored;
  }
}

function isCurrent(doc: Y.Doc): boolean {
  const schema = metaOf(doc).get('schema');
  return typeof schema === 'number' && schema >= liveSchema;
}

/** Returns the valid parts of a document; undefined if they make no page. */
function mendedFrom(doc: Y.Doc, epoch: number): Y.Doc | undefined {
  const copy = sanitizedCopy(doc, epoch);
  return isStorable(copy) ? copy : undefined;
}

function seeded({ division: divisionId }: PageKey, { id, page }: PageRow, epoch: number): Y.Doc {
  const doc = new Y.Doc();
  const own = { schema: liveSchema, epoch, pageId: id, divisionId };
  seedPage(doc, page, { ...own, newId: randomUUID, readHtml });
  return doc;
}

function rowsOf(doc: Y.Doc, epoch: number): NewDoc {
  const [state, vector] = [Y.encodeStateAsUpdate(doc), Y.encodeStateVector(doc)];
  return { epoch, schema: liveSchema, state, vector };
}

function sizeOf({ updates }: StoredDoc): number {
  return updates.reduce((sum, { length }) => sum + length, 0);
}
