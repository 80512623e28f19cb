import type { Element } from '@xmldom/xmldom';

import { refuse } from './svg-features.js';

const svgNamespace = 'http://www.w3.org/2000/svg';
const htmlNamespace = 'http://www.w3.org/1999/xhtml';

type Check = (element: Element, parent: string) => void;

/** Elements of the SVG namespace that browsers show and the copy leaves out. */
const shown: Readonly<Record<string, Check>> = {
  foreignObject(element) {
    // Illustrator puts private data into a `foreignObject` that no browser shows; without a size it
    // is empty.
    const has = (name: string): boolean => (element.getAttribute(name) ?? '') !== '';
    if (!has('requiredExtensions') && has('width') && has('height')) throw refuse.htmlText();
  },
  textPath({ textContent }) {
    if (textContent?.trim() !== '') throw refuse.text('text on a path');
  },
  feImage(_, parent) {
    if (parent === 'filter') throw refuse.css('a picture in a filter');
  },
  animate: requireStill,
  animateColor: requireStill,
  animateTransform: requireStill,
  animateMotion: requireStill,
  set: requireStill,
};

/** Throws DrawingNotSupported if a browser would show an element that the copy leaves out. */
export function requireInvisible(element: Element, parent: string): void {
  const { namespaceURI, localName } = element;
  if (namespaceURI === htmlNamespace && localName === 'link')
    throw refuse.linkedFile('a style sheet in another file');
  if (namespaceURI === svgNamespace) shown[localName ?? '']?.(element, parent);
}

/** Animations of links and handlers change nothing that is visible. */
function requireStill(element: Element): void {
  const animated = element.getAttribute('attributeName') ?? '';
  if (!/^(?:on|(?:xlink:)?href$)/i.test(animated)) throw refuse.animation();
}
