import {
  DOMParser,
  type Element,
  type Node,
  onWarningStopParsing,
  ParseError,
  XMLSerializer,
} from '@xmldom/xmldom';

import { MediaUnreadable, TooManyShapes } from '../media.errors.js';
import { requireAffordable } from './svg-cost.js';
import { isAllowedAttribute, isAllowedElement, isAllowedStyle } from './svg-rules.js';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
/** More would keep the server busy for seconds. */
const maxElements = 60_000;
/** In all, and of one element: reading an element compares each of its attributes with all others. */
const maxAttributes = { inAll: 400_000, ofOne: 500 };
/** No drawing nests deeper; more would only exhaust the stack of those who draw it. */
const maxDepth = 100;

/**
 * IMG-018: an SVG that draws and does nothing else: no script, event handler, link, foreign markup,
 * and no reference to anything outside of the file. What is not allowed is left out; a file that is no
 * XML, or declares entities, is refused (MediaUnreadable, TooManyShapes, FilterTooHeavy).
 */
export function sanitiseSvg(text: string): string {
  if (countOf('<', text) > maxElements || hasTooManyAttributes(text)) throw new TooManyShapes();
  const root = parse(text);
  if (root.namespaceURI !== svgNamespace || root.localName !== 'svg') throw new MediaUnreadable();
  clean(root, 0);
  requireAffordable(root, maxElements);
  root.setAttributeNS(xmlnsNamespace, 'xmlns', svgNamespace);
  root.setAttributeNS(xmlnsNamespace, 'xmlns:xlink', xlinkNamespace);
  return new XMLSerializer().serializeToString(root);
}

function countOf(sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** Counted before anything is read; no value of an attribute holds a `<`, so each stretch has one element. */
function hasTooManyAttributes(text: string): boolean {
  if (countOf('=', text) > maxAttributes.inAll) return true;
  return text.split('<').some((stretch) => countOf('=', stretch) > maxAttributes.ofOne);
}

function parse(text: string): Element {
  try {
    const parser = new DOMParser({ locator: false, onError: onWarningStopParsing });
    const { documentElement, doctype } = parser.parseFromString(text, 'image/svg+xml');
    if (documentElement === null || doctype?.internalSubset) throw new MediaUnreadable();
    return documentElement;
  } catch (error) {
    if (error instanceof ParseError) throw new MediaUnreadable();
    throw error;
  }
}

/** Leaves out of an element, and of all in it, what is not allowed. */
function clean(element: Element, depth: number): void {
  if (depth > maxDepth) throw new TooManyShapes();
  const name = element.localName ?? '';
  for (const { name: attribute, value } of [...element.attributes])
    if (!isAllowedAttribute(name, attribute, value)) element.removeAttribute(attribute);
  for (const child of [...element.childNodes]) {
    if (isElement(child) && isAllowed(child)) clean(child, depth + 1);
    else if (child.nodeType !== child.TEXT_NODE) element.removeChild(child);
  }
  for (const style of [...element.childNodes].filter(isStyle)) dropUnsafe(style);
}

function isStyle(node: Node): node is Element {
  return isElement(node) && node.localName === 'style';
}

/**
 * A style sheet is its own text alone, without what stands in the elements in it: it is judged once they
 * are gone, since what is left closes up to words that were not there before.
 */
function dropUnsafe(style: Element): void {
  for (const child of [...style.childNodes].filter(isElement)) style.removeChild(child);
  if (!isAllowedStyle(style.textContent ?? '')) style.parentNode?.removeChild(style);
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Names with a prefix go too: a program that knows no namespaces would take them for others. */
function isAllowed(element: Element): boolean {
  const { namespaceURI, localName, nodeName } = element;
  if (namespaceURI !== svgNamespace || localName !== nodeName) return false;
  return isAllowedElement(localName);
}
