import { DOMParser } from '@tiptap/pm/model';

import { richTextSchema, type RichText } from './schema.js';

/** Creates a DOM element with the html, using the DOM of the browser or of the server. */
export type ElementOf = (html: string) => unknown;

/** Parses html as rich text; unknown elements become plain text. */
export type HtmlReader = (html: string) => RichText;

export function htmlReader(elementOf: ElementOf): HtmlReader {
  const parser = DOMParser.fromSchema(richTextSchema);
  // This package has no DOM types; `elementOf` returns a DOM element.
  return (html) => parser.parse(elementOf(html) as Parameters<DOMParser['parse']>[0]);
}
