import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { maxQuoteFileBytes } from '@selvedge/shared/orders/quotes/quote';

import { ErasureHooks } from '../../../../platform/event-log/privacy/subject-erasure.js';
import { PersonalSeal } from '../../../../platform/personal-seal.js';
import { contentTypeOf, MediaSquares } from '../../../media/index.js';
import type { OrderRow } from '../../orders.projection.js';
import {
  QuoteFileNotAllowed,
  QuoteFileTooLarge,
  QuoteFileUnknown,
  QuoteOfNobody,
} from '../quote.errors.js';
import { QuoteFilesQueries } from './quote-files.queries.js';

/** A file with what its content shows it to be. */
export interface QuoteFile {
  readonly content: Buffer;
  readonly contentType: string;
}

type Place = Pick<OrderRow, 'division' | 'orderId' | 'subject'>;

/** Enough for a large screen. */
const mockupPixels = 2_000;
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** ATL-016: mock-ups and documents, each sealed for whose order it is. An erasure ends key and rows. */
@Injectable()
export class QuoteFiles {
  constructor(
    private readonly queries: QuoteFilesQueries,
    private readonly squares: MediaSquares,
    private readonly seal: PersonalSeal,
    hooks: ErasureHooks,
  ) {
    // GDPR Article 17.
    hooks.register((subject) => queries.erase(subject));
  }

  /** A picture without metadata, and as large as a screen shows it. Throws what the media library refuses. */
  async mockupIn(source: Readable): Promise<QuoteFile> {
    const content = await this.squares.whole(source, mockupPixels);
    return { content, contentType: 'image/webp' };
  }

  /** Throws QuoteFileTooLarge and QuoteFileNotAllowed. */
  async documentIn(source: Readable): Promise<QuoteFile> {
    const content = await contentOf(source);
    const contentType = isPdf(content) ? 'application/pdf' : contentTypeOf(content);
    if (contentType === undefined || !isAllowed(contentType)) throw new QuoteFileNotAllowed();
    return { content, contentType };
  }

  /** Answers its id, which nobody guesses. Throws QuoteOfNobody. */
  async save(order: Place, { content, contentType }: QuoteFile): Promise<string> {
    const id = randomUUID();
    const record = { content: content.toString('base64') };
    const isSaved = await this.queries.save(order, { id, contentType }, (on) =>
      this.seal.close(on, { subject: order.subject, part: partOf(id) }, record),
    );
    if (!isSaved) throw new QuoteOfNobody();
    return id;
  }

  /** Throws QuoteFileUnknown. */
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

/** The stream is left as it is: who sends too much can still be told so. */
async function contentOf(source: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    // A stream without an encoding brings buffers.
    const part = chunk as Buffer;
    bytes += part.length;
    if (bytes > maxQuoteFileBytes) throw new QuoteFileTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
