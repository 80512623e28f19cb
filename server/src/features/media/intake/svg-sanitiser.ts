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
/** More elements would block the server for seconds. */
const maxElements = 60_000;
/** In total, and per element: the parser compares each attribute of an element with all others. */
const maxAttributes = { inAll: 400_000, ofOne: 500 };
/** Real drawings nest less; deeper ones could exhaust the renderer's stack. */
const maxDepth = 100;

/**
 * Reduces an SVG to its drawing: no script, event handlers, links, foreign markup or external
 * references (IMG-018). Disallowed parts are removed; a file that is not XML or declares entities
 * is refused. Throws MediaUnreadable, TooManyShapes and FilterTooHeavy.
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

/** Counts before parsing. Attribute values cannot contain `<`, so each segment is one element. */
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

/** Removes everything disallowed from an element and its descendants. */
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
 * Checks the text of a style sheet after its child elements are removed, because the remaining text
 * closes up and could form new words.
 */
function dropUnsafe(style: Element): void {
  for (const child of [...style.childNodes].filter(isElement)) style.removeChild(child);
  if (!isAllowedStyle(style.textContent ?? '')) style.parentNode?.removeChild(style);
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Prefixed names are disallowed, too: programs without namespace support would misread them. */
function isAllowed(element: Element): boolean {
  const { namespaceURI, localName, nodeName } = element;
  if (namespaceURI !== svgNamespace || localName !== nodeName) return false;
  return isAllowedElement(localName);
}
