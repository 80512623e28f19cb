import { htmlReader } from '@selvedge/shared/rich-text/html-reader';

/** Reads html with a document of its own: nothing in it is run, or fetched. */
export const readHtml = htmlReader((html) => {
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.innerHTML = html;
  return holder;
});
