import { writeText, type TextWriter } from '@selvedge/shared/rich-text/fragments';
import { htmlReader } from '@selvedge/shared/rich-text/html-reader';

/** Parses html in a separate document: scripts do not run, resources are not fetched. */
const readHtml = htmlReader((html) => {
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.innerHTML = html;
  return holder;
});

/**
 * Returns a writer that produces the text of this html. Loads the rich text schema, so import it
 * lazily.
 */
export function htmlText(html: string): TextWriter {
  const text = readHtml(html);
  return (fragment) => {
    writeText(fragment, text);
  };
}
