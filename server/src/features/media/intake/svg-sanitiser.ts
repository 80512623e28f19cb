import {
  DOMParser,
  type Element,
  type Node,
  onWarningStopParsing,
  ParseError,
  XMLSerializer,
} from '@xmldom/xmldom';

import { MediaUnreadable, TooManyShapes } from '../media.errors.js';
import { isAllowedAttribute, isAllowedElement, isAllowedStyle } from './svg-rules.js';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
/** More would keep the server busy for seconds. */
const maxElements = 60_000;
/** No drawing nests deeper; more would only exhaust the stack of those who draw it. */
const maxDepth = 100;

/**
 * IMG-018: an SVG that draws and does nothing else: no script, event handler, link, foreign markup,
 * and no reference to anything outside of the file. What is not allowed is left out; a file that is no
 * XML, or declares entities, is refused (MediaUnreadable, TooManyShapes).
 */
export function sanitiseSvg(text: string): string {
  if (countOf('<', text) > maxElements) throw new TooManyShapes();
  const root = parse(text);
  if (root.namespaceURI !== svgNamespace || root.localName !== 'svg') throw new MediaUnreadable();
  clean(root, 0);
  root.setAttributeNS(xmlnsNamespace, 'xmlns', svgNamespace);
  root.setAttributeNS(xmlnsNamespace, 'xmlns:xlink', xlinkNamespace);
  return new XMLSerializer().serializeToString(root);
}

function countOf(sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
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
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Names with a prefix go too: a program that knows no namespaces would take them for others. */
function isAllowed(element: Element): boolean {
  const { namespaceURI, localName, nodeName } = element;
  if (namespaceURI !== svgNamespace || localName !== nodeName) return false;
  if (!isAllowedElement(localName)) return false;
  return localName !== 'style' || isAllowedStyle(element.textContent ?? '');
}
