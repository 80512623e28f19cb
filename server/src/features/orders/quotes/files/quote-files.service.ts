import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { maxQuoteFileBytes } from '@selvedge/shared/orders/quotes/quote';

import { ErasureHooks } from '../../../../platform/event-log/privacy/subject-erasure.js';
import { PersonalSeal } from '../../../../platform/personal-seal.js';
import { contentTypeOf, MediaSquares } from '../../../media/index.js';
import type { OrderRow } from '../../read-model/orders.projection.js';
import {
  QuoteFileNotAllowed,
  QuoteFileTooLarge,
  QuoteFileUnknown,
  QuoteOfNobody,
} from '../../aggregate/quotes/quote.errors.js';
import { QuoteFilesQueries } from './quote-files.queries.js';

/** File with the content type detected from its content. */
export interface QuoteFile {
  readonly content: Buffer;
  readonly contentType: string;
}

type Place = Pick<OrderRow, 'division' | 'orderId' | 'subject'>;

/** Maximum edge in pixels, enough for a large screen. */
const mockupPixels = 2_000;
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * Stores mock-ups and documents of quotes, sealed for the customer. An erasure deletes the key and
 * the rows.
 */
@Injectable()
export class QuoteFiles {
  constructor(
    private readonly queries: QuoteFilesQueries,
    private readonly squares: MediaSquares,
    private readonly seal: PersonalSeal,
    hooks: ErasureHooks,
  ) {
    hooks.register((subject) => queries.erase(subject));
  }

  /**
   * Converts an image to WebP without metadata, scaled to screen size. `client` takes turns with
   * others. Throws errors of the media library.
   */
  async mockupIn(source: Readable, client: string): Promise<QuoteFile> {
    const content = await this.squares.whole(source, mockupPixels, client);
    return { content, contentType: 'image/webp' };
  }

  /** Reads a document. Throws QuoteFileTooLarge and QuoteFileNotAllowed. */
  async documentIn(source: Readable): Promise<QuoteFile> {
    const content = await contentOf(source);
    const contentType = isPdf(content) ? 'application/pdf' : contentTypeOf(content);
    if (contentType === undefined || !isAllowed(contentType)) throw new QuoteFileNotAllowed();
    return { content, contentType };
  }

  /** Stores a file and returns its random id. Throws QuoteOfNobody. */
  async save(order: Place, { content, contentType }: QuoteFile): Promise<string> {
    const id = randomUUID();
    const record = { content: content.toString('base64') };
    const isSaved = await this.queries.save(order, { id, contentType }, (on) =>
      this.seal.close(on, { subject: order.subject, part: partOf(id) }, record),
    );
    if (!isSaved) throw new QuoteOfNobody();
    return id;
  }

  /** Reads a file. Throws QuoteFileUnknown. */
  async read(order: Pick<Place, 'division' | 'orderId'>, id: string): Promise<QuoteFile> {
    const found = await this.queries.find(order, id);
    if (found === undefined) throw new QuoteFileUnknown();
    const { subject, contentType, sealed } = found;
    const record = await this.seal.open({ subject, part: partOf(id) }, sealed);
    if (record === undefined || !('content' in record)) throw new QuoteFileUnknown();
    return { content: Buffer.from(String(record.content), 'base64'), contentType };
  }

  async remove(order: Pick<Place, 'division' | 'orderId'>, id: string): Promise<void> {
    await this.queries.remove(order, id);
  }
}

function partOf(id: string): string {
  return `quote ${id}`;
}

function isPdf(content: Buffer): boolean {
  return content.subarray(0, 5).toString('latin1') === '%PDF-';
}

function isAllowed(contentType: string): boolean {
  return contentType === 'application/pdf' || pictures.has(contentType);
}

/** Does not close the stream on error, so that the client still receives the response. */
async function contentOf(source: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    // A stream without encoding yields buffers.
    const part = chunk as Buffer;
    bytes += part.length;
    if (bytes > maxQuoteFileBytes) throw new QuoteFileTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
