import { writeText, type TextWriter } from '@selvedge/shared/rich-text/fragments';
import { htmlReader } from '@selvedge/shared/rich-text/html-reader';

/** Reads html with a document of its own: nothing in it is run, or fetched. */
const readHtml = htmlReader((html) => {
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.innerHTML = html;
  return holder;
});

/** A text that says what html says. It brings the rich text schema, which only those load who make texts. */
export function htmlText(html: string): TextWriter {
  const text = readHtml(html);
  return (fragment) => {
    writeText(fragment, text);
  };
}
