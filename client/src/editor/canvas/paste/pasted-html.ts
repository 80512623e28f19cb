import { nestLists } from './pasted-lists.js';
import { renamed, styleOf, trimmedText, unwrap } from './pasted-style.js';

/** Images of pasted HTML that need more than their address. */
export interface PastedImages {
  /** `data:` addresses; image `n` refers to entry `n` by `uploadMark(n)`. */
  readonly embedded: readonly string[];
  /** Number of images that the browser cannot read, such as files of Word. They were removed. */
  readonly refused: number;
}

const marked = '#pasted-image-';
/** Source of an image that is uploaded before it gets its address. */
export const uploadMark = (index: number): string => `${marked}${String(index)}`;

/** Index of an image to upload; undefined for other sources. */
export function uploadIndex(source: unknown): number | undefined {
  if (typeof source !== 'string' || !source.startsWith(marked)) return undefined;
  return Number(source.slice(marked.length));
}

/**
 * Reduces pasted HTML to structure: headings, lists, tables, links and emphasis, so that the text
 * takes the styles of the shop. Text copied in the editor itself keeps its formatting. `origin` is
 * that of the shop, such as `https://tropic.example`.
 */
export function cleanPasted(root: Element, origin: string): PastedImages {
  const images = takeImages(root, origin);
  if (root.querySelector('[data-pm-slice]') !== null) return images;
  dropHidden(root);
  nestLists(root);
  nameBlocks(root);
  for (const element of [...root.querySelectorAll('*')]) restyle(element);
  for (const element of [...root.querySelectorAll('p, div')]) {
    const isCell = element.parentElement?.matches('td, th, li') === true;
    if (!isCell && trimmedText(element) === '' && element.querySelector('img, hr, table') === null)
      element.remove();
  }
  return images;
}

const dropped =
  'style, script, meta, link, title, xml, colgroup, template, object, iframe, noscript';

function dropHidden(root: Element): void {
  for (const element of root.querySelectorAll(dropped)) element.remove();
  for (const element of [...root.querySelectorAll('*')]) {
    const style = styleOf(element);
    const isHidden = style.get('display') === 'none' || style.get('mso-hide') === 'all';
    if (isHidden || element.localName.startsWith('v:')) element.remove();
    // Word writes its own tags, such as `o:p`, around ordinary text.
    else if (element.localName.includes(':')) {
      if (trimmedText(element) === '') element.remove();
      else unwrap(element);
    }
  }
}

/** Word's paragraph styles that have an element of their own. */
const wordStyles: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

function nameBlocks(root: Element): void {
  for (const element of [...root.querySelectorAll('p')]) {
    const name = blockNameOf(element);
    if (name !== undefined) renamed(element, name);
  }
  for (const cell of [...root.querySelectorAll('thead td')]) {
    const header = renamed(cell, 'th');
    for (const name of ['colspan', 'rowspan']) {
      const value = cell.getAttribute(name);
      if (value !== null) header.setAttribute(name, value);
    }
  }
}

/** Element that a paragraph stands for; undefined for an ordinary one. */
function blockNameOf(element: Element): string | undefined {
  const style = [...element.classList].find((name) => Object.hasOwn(wordStyles, name));
  if (style !== undefined) return wordStyles[style];
  if (element.getAttribute('role') !== 'heading') return undefined;
  const level = Number(element.getAttribute('aria-level'));
  return `h${String(Number.isInteger(level) && level > 0 ? Math.min(level, 6) : 2)}`;
}

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};
const inline: ReadonlySet<string> = new Set(['span', 'font', 'b', 'strong', 'i', 'em', 'u', 'a']);
const blocks = /^(?:p|h[1-6]|div|td|th|li)$/;

/** Replaces styles by elements of emphasis, and removes all other formatting. */
function restyle(element: Element): void {
  const style = styleOf(element);
  const { localName } = element;
  const emphasis = emphasisIn(style, element);
  const alignment = style.get('text-align') ?? element.getAttribute('align') ?? '';
  keepAttributes(element);
  if (/^(?:p|h[1-6])$/.test(localName) && /^(?:center|right)$/.test(alignment))
    element.setAttribute('style', `text-align: ${alignment}`);
  if (inline.has(localName) || blocks.test(localName)) wrapContent(element, emphasis);
  if (isWithoutMeaning(element, style)) unwrap(element);
}

function keepAttributes(element: Element): void {
  const held = kept[element.localName] ?? [];
  for (const { name } of [...element.attributes]) {
    if (!held.includes(name)) element.removeAttribute(name);
  }
}

function isWithoutMeaning(element: Element, style: Style): boolean {
  const { localName } = element;
  if (localName === 'a') return !element.hasAttribute('href');
  return localName === 'span' || localName === 'font' || isUndone(localName, style);
}

function wrapContent(element: Element, names: readonly string[]): void {
  if (element.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, table') !== null) return;
  for (const name of names) {
    const wrapper = element.ownerDocument.createElement(name);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

type Style = ReadonlyMap<string, string>;

function emphasisIn(style: Style, element: Element): readonly string[] {
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const isLink = element.closest('a') !== null || element.querySelector('a') !== null;
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
  const height = style.get('vertical-align');
  const all: readonly (readonly [string, boolean])[] = [
    ['strong', !isHeading && isBold(style.get('font-weight'))],
    ['em', /^(?:italic|oblique)/.test(style.get('font-style') ?? '')],
    ['u', !isLink && line.includes('underline')],
    ['s', line.includes('line-through')],
    ['sub', height === 'sub'],
    ['sup', height === 'super'],
  ];
  return all.flatMap(([name, isSet]) => (isSet ? [name] : []));
}

function isBold(weight = ''): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600;
}

/** Google Docs wraps everything in `<b style="font-weight: normal">`. */
function isUndone(name: string, style: Style): boolean {
  const weight = style.get('font-weight');
  if (name === 'b' || name === 'strong') return weight !== undefined && !isBold(weight);
  return (name === 'i' || name === 'em') && style.get('font-style') === 'normal';
}

function takeImages(root: Element, origin: string): PastedImages {
  const embedded: string[] = [];
  let refused = 0;
  for (const image of [...root.querySelectorAll('img')]) {
    const source = image.getAttribute('src') ?? '';
    if (source.startsWith(`${origin}/`)) image.setAttribute('src', source.slice(origin.length));
    else if (/^data:image\//i.test(source)) {
      image.setAttribute('src', uploadMark(embedded.length));
      embedded.push(source);
    } else if (isTracker(image)) image.remove();
    else if (!/^(?:https?:\/)?\//i.test(source)) {
      image.remove();
      refused += 1;
    }
  }
  return { embedded, refused };
}

/** Invisible image of one pixel, as in mails. */
function isTracker(image: Element): boolean {
  return image.getAttribute('width') === '1' && image.getAttribute('height') === '1';
}
