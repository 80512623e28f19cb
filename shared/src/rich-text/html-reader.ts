import { DOMParser } from '@tiptap/pm/model';

import { richTextSchema, type RichText } from './schema.js';

/** Makes an element that holds the given html, with whatever DOM there is: a browser's, or the server's. */
export type ElementOf = (html: string) => unknown;

/** Reads html as a rich text; what the schema does not know stays as its plain words. */
export type HtmlReader = (html: string) => RichText;

export function htmlReader(elementOf: ElementOf): HtmlReader {
  const parser = DOMParser.fromSchema(richTextSchema);
  // This package knows no DOM; the one who gives it does.
  return (html) => parser.parse(elementOf(html) as Parameters<DOMParser['parse']>[0]);
}
