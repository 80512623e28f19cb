import * as Y from 'yjs';

import type { PageContent } from '../page.js';
import { writeText, type TextWriter } from '../../rich-text/fragments.js';
import type { HtmlReader } from '../../rich-text/html-reader.js';
import { richTextSchema } from '../../rich-text/schema.js';
import { seedPage } from './seed-page.js';

/** Reads paragraphs of plain text, without a DOM. */
export const readParagraphs: HtmlReader = (html) => {
  const texts = html.split(/<\/?\w+[^>]*>/).filter((part) => part.trim() !== '');
  const paragraphs = texts.map((part) => {
    return richTextSchema.node('paragraph', null, [richTextSchema.text(part)]);
  });
  const none = [richTextSchema.node('paragraph')];
  return richTextSchema.node('doc', null, paragraphs.length === 0 ? none : paragraphs);
};

/** Returns a writer of paragraphs for a new block. */
export const paragraphsOf =
  (html: string): TextWriter =>
  (fragment) => {
    writeText(fragment, readParagraphs(html));
  };

export const emptyPage: PageContent = {
  url: '/',
  layout: 'standard',
  flags: [],
  properties: {},
  blocks: [],
};

/** Generates readable ids: `b1`, `b2`, … */
export function counted(prefix: string): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `${prefix}${last}`;
  };
}

/** Creates a document seeded with the page. */
export function liveDoc(page: PageContent = emptyPage): Y.Doc {
  const doc = new Y.Doc();
  const own = { schema: 1, epoch: 1, pageId: 1, divisionId: 7 };
  seedPage(doc, page, { ...own, newId: counted('b'), readHtml: readParagraphs });
  return doc;
}

/** Copies a document, as another client would hold it. */
export function copyOfDoc(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

/** Synchronises two documents in both directions. */
export function exchange(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)));
}
