import {
  type Document,
  DOMImplementation,
  DOMParser,
  type Element,
  type Node,
  onWarningStopParsing,
  ParseError,
  XMLSerializer,
} from '@xmldom/xmldom';

import { MediaUnreadable, TooManyShapes } from '../media.errors.js';
import { requireAffordable } from './svg-cost.js';
import { inPixels, refuse, requireAttribute } from './svg-features.js';
import { requireInvisible } from './svg-invisible.js';
import { followedLink } from './svg-links.js';
import { addBackground } from './svg-background.js';
import { isAllowedAttribute, isAllowedElement } from './svg-rules.js';
import { withoutEntities } from './svg-source.js';
import { appliesOnScreen, filterDeclarations, filterStyleSheet } from './svg-style.js';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
/** More elements would block the server for seconds. */
const maxElements = 60_000;
/** In total, and per element: the parser compares each attribute of an element with all others. */
const maxAttributes = { inAll: 400_000, ofOne: 500 };
/** Real drawings nest less; deeper ones could exhaust the renderer's stack. */
const maxDepth = 100;
/** Elements whose text is shown or read aloud. */
const textElements = new Set(['text', 'tspan', 'a', 'title', 'desc']);

/**
 * Reduces an SVG to its drawing: no script, event handlers, links, foreign markup or external
 * references (IMG-018). The drawing is copied into a new document, so that it contains only known
 * parts. Parts that browsers do not show are left out; a file that is not XML or declares external
 * entities is refused. Throws MediaUnreadable, TooManyShapes, FilterTooHeavy, and
 * DrawingNotSupported if the result would look different in a browser.
 */
export function sanitisedDrawing(text: string): Element {
  if (countOf('<', text) > maxElements || hasTooManyAttributes(text)) throw new TooManyShapes();
  const source = withoutEntities(text);
  const parsed = parse(source);
  const root = parsed.documentElement;
  if (root === null || root.namespaceURI !== svgNamespace || root.localName !== 'svg')
    throw new MediaUnreadable();
  requireNoLinkedSheet(parsed);
  const copy = new Copy(source, hasText(root)).of(root);
  addBackground(root, copy);
  requireAffordable(copy, maxElements);
  return copy;
}

export function serialiseSvg(root: Element): string {
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

function parse(text: string): Document {
  try {
    const parser = new DOMParser({ locator: false, onError: onWarningStopParsing });
    return parser.parseFromString(text, 'image/svg+xml');
  } catch (error) {
    if (error instanceof ParseError) throw new MediaUnreadable();
    throw error;
  }
}

function requireNoLinkedSheet({ childNodes }: Document): void {
  for (const node of childNodes)
    if (node.nodeName === 'xml-stylesheet' && !/href=["']#/.test(node.nodeValue ?? ''))
      throw refuse.linkedFile('a style sheet in another file');
}

function hasText(root: Element): boolean {
  return [...root.getElementsByTagNameNS(svgNamespace, 'text')].some(
    ({ textContent }) => textContent?.trim() !== '',
  );
}

class Copy {
  private readonly document = new DOMImplementation().createDocument(svgNamespace, 'svg');

  constructor(
    private readonly source: string,
    private readonly hasText: boolean,
  ) {}

  of(root: Element): Element {
    const copy = this.document.createElementNS(svgNamespace, 'svg');
    copy.setAttributeNS(xmlnsNamespace, 'xmlns', svgNamespace);
    copy.setAttributeNS(xmlnsNamespace, 'xmlns:xlink', xlinkNamespace);
    this.fill(copy, root, 0);
    return copy;
  }

  /** Copies the allowed parts of an element and its descendants. */
  private fill(copy: Element, element: Element, depth: number): void {
    if (depth > maxDepth) throw new TooManyShapes();
    const name = element.localName ?? '';
    for (const { name: attribute, value } of attributesOf(element))
      if (isAllowedAttribute(name, attribute, value)) setAttribute(copy, attribute, value);
    for (const child of element.childNodes) {
      if (!isElement(child)) this.addText(copy, child, name);
      else if (!isShape(child)) requireInvisible(child, name);
      else if (child.localName === 'style') this.addStyle(copy, child);
      else this.fill(this.add(copy, child.localName), child, depth + 1);
    }
  }

  private add(parent: Element, name: string): Element {
    const element = this.document.createElementNS(svgNamespace, name);
    parent.appendChild(element);
    return element;
  }

  private addText(copy: Element, node: Node, parent: string): void {
    const isText = node.nodeType === node.TEXT_NODE;
    if (isText || (isCdata(node) && textElements.has(parent)))
      copy.appendChild(this.document.createTextNode(node.nodeValue ?? ''));
  }

  /**
   * Copies the direct text of a style element, without that of child elements and comments, as
   * browsers do.
   */
  private addStyle(parent: Element, style: Element): void {
    const type = style.getAttribute('type')?.trim() ?? '';
    if (type !== '' && !/^text\/css$/i.test(type)) return;
    if (!appliesOnScreen(style.getAttribute('media') ?? '')) return;
    const own = [...style.childNodes].filter((node) => isCdata(node) || node.nodeType === 3);
    const sheet = own.map(({ nodeValue }) => nodeValue ?? '').join('');
    const filtered = filterStyleSheet(sheet, { hasText: this.hasText, source: this.source });
    if (filtered.trim() === '') return;
    this.add(parent, 'style').appendChild(this.document.createTextNode(filtered));
  }
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Attributes in the form in which a browser applies them, with the usual prefixes. */
function attributesOf(element: Element): readonly Attribute[] {
  const name = element.localName ?? '';
  return [...element.attributes].flatMap(({ namespaceURI, localName, name: written, value }) => {
    if (namespaceURI === xmlNamespace) return [{ name: `xml:${localName ?? ''}`, value }];
    if (namespaceURI === xlinkNamespace && localName === 'href') {
      // The plain attribute takes precedence.
      if (element.hasAttribute('href')) return [];
      return [{ name: 'xlink:href', value: followedLink(name, value) }];
    }
    if (namespaceURI !== null && namespaceURI !== '') return [];
    if (written === 'href') return [{ name: written, value: followedLink(name, value) }];
    if (written === 'style') return styleOf(element, value);
    requireAttribute(name, written, value);
    return [{ name: written, value: inPixels(written, value) }];
  });
}

function styleOf(element: Element, value: string): readonly Attribute[] {
  const style = filterDeclarations(value);
  if (style.trim() === '') return [];
  const attribute = { name: 'style', value: style };
  // librsvg supports only this older form.
  const isPreserved = /white-space\s*:\s*pre/.test(style) && !element.hasAttribute('xml:space');
  return isPreserved ? [attribute, { name: 'xml:space', value: 'preserve' }] : [attribute];
}

function setAttribute(element: Element, name: string, value: string): void {
  if (name.startsWith('xlink:')) element.setAttributeNS(xlinkNamespace, name, value);
  else if (name.startsWith('xml:')) element.setAttributeNS(xmlNamespace, name, value);
  else element.setAttribute(name, value);
}

function isCdata(node: Node): boolean {
  return node.nodeType === node.CDATA_SECTION_NODE;
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Elements of the SVG namespace with any prefix; the copy has none. */
function isShape(element: Element): element is Element & { readonly localName: string } {
  return element.namespaceURI === svgNamespace && isAllowedElement(element.localName ?? '');
}
