import { htmlReader } from '@selvedge/shared/rich-text/html-reader';
import { parseHTML } from 'linkedom';

/** The little of a DOM that is needed here. */
interface Page {
  readonly document: { readonly createElement: (name: 'div') => { innerHTML: string } };
}

/** Reads stored html as a rich text, without a browser. */
export const readHtml = htmlReader((html) => {
  // Its types are those of a browser, which the server has not.
  const { document } = parseHTML('<!doctype html><html><body></body></html>') as unknown as Page;
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
});
