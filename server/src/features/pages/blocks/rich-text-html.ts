import { htmlReader } from '@selvedge/shared/rich-text/html-reader';
import { parseHTML } from 'linkedom';

/** The part of the DOM that is used here. */
interface Page {
  readonly document: { readonly createElement: (name: 'div') => { innerHTML: string } };
}

/** Parses stored HTML to rich text without a browser. */
export const readHtml = htmlReader((html) => {
  // linkedom's types require the browser's DOM types, which the server does not have.
  const { document } = parseHTML('<!doctype html><html><body></body></html>') as unknown as Page;
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
});
