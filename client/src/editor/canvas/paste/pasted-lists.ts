import { styleOf, trimmedText } from './pasted-style.js';

/** Paragraph that a word processor shows as a list item. */
interface Entry {
  readonly element: Element;
  /** Nesting depth, from 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
  /** Moves the content of the item, without its marker, into the list item. */
  readonly moveInto: (item: Element) => void;
}

const deepestLevel = 9;
/** Marker of a numbered item: "1.", "(a)", "iv)". */
const number = /^\(?(\d{1,4}|[a-z]{1,5})[.)]/i;
/** Bullets that word processors and mail programs write as text. */
const bullet = /^[·•▪◦‣\uf0b7\uf0a7][\s\u00a0]/;

/** Turns list paragraphs of Word and bullets written as text into lists. */
export function nestLists(root: Element): void {
  for (const parent of [root, ...root.querySelectorAll('*')]) {
    let run: Entry[] = [];
    for (const child of [...parent.children]) {
      const entry = entryOf(child);
      if (entry !== undefined) run.push(entry);
      if (entry === undefined && run.length > 0) run = placed(run);
    }
    placed(run);
  }
}

/** Replaces the entries by lists, and returns an empty run. */
function placed(run: readonly Entry[]): Entry[] {
  const [first] = run;
  if (first === undefined) return [];
  const place = first.element.ownerDocument.createElement('div');
  first.element.before(place);
  const open: OpenList[] = [];
  for (const entry of run) add(entry, open, place);
  place.replaceWith(...place.childNodes);
  return [];
}

interface OpenList {
  readonly list: Element;
  readonly entry: Entry;
}

function add(entry: Entry, open: OpenList[], place: Element): void {
  while (isClosedBy(open.at(-1)?.entry, entry)) open.pop();
  const above = open.at(-1);
  if (above === undefined || above.entry.level < entry.level) {
    const list = listOf(entry);
    (above?.list.lastElementChild ?? place).append(list);
    open.push({ list, entry });
  }
  const item = entry.element.ownerDocument.createElement('li');
  open.at(-1)?.list.append(item);
  entry.moveInto(item);
  entry.element.remove();
}

/** Whether a list ends before the entry: the entry has a lower level, or is of the other kind. */
function isClosedBy(open: Entry | undefined, { level, isOrdered }: Entry): boolean {
  if (open === undefined) return false;
  return open.level > level || (open.level === level && open.isOrdered !== isOrdered);
}

function listOf({ element, isOrdered, start }: Entry): Element {
  const list = element.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

function entryOf(element: Element): Entry | undefined {
  if (element.localName === 'p') return ofParagraph(element);
  // Word for the web wraps each item in a list of its own.
  if (!element.classList.contains('ListContainerWrapper')) return undefined;
  const item = element.querySelector('li');
  if (item === null) return undefined;
  return {
    element,
    level: levelIn(item.getAttribute('data-aria-level') ?? '1'),
    isOrdered: item.parentElement?.localName === 'ol',
    start: Number(item.parentElement?.getAttribute('start') ?? '1') || 1,
    moveInto: (into) => {
      into.append(...item.childNodes);
    },
  };
}

function ofParagraph(element: Element): Entry | undefined {
  const list = styleOf(element).get('mso-list') ?? 'none';
  const isWordItem = list !== 'none' && !list.startsWith('skip');
  const text = trimmedText(element);
  if (!isWordItem && !bullet.test(text)) return undefined;
  const marker = isWordItem ? markerIn(element) : undefined;
  const written = marker === undefined ? leadingMarker(text) : trimmedText(marker);
  return {
    ...{ element, ...countIn(written) },
    level: levelIn(/\blevel(\d)/.exec(list)?.[1] ?? '1'),
    moveInto: (item) => {
      if (marker === undefined) cutStart(element, written.length);
      else marker.remove();
      item.append(...element.childNodes);
    },
  };
}

function countIn(marker: string): Pick<Entry, 'isOrdered' | 'start'> {
  const [, counted = ''] = number.exec(marker) ?? [];
  return { isOrdered: counted !== '', start: /^\d+$/.test(counted) ? Number(counted) : 1 };
}

/** Element in which Word writes the bullet or number. */
function markerIn(element: Element): Element | undefined {
  return [...element.querySelectorAll('span')].find(
    (span) => styleOf(span).get('mso-list') === 'ignore',
  );
}

/** Bullet or number at the start of a text; empty if there is none. */
function leadingMarker(text: string): string {
  const marked = bullet.exec(text) ?? /^\(?(?:\d{1,4}|[a-z])[.)](?=[\s\u00a0])/i.exec(text);
  return marked?.[0].trimEnd() ?? '';
}

/** Removes a marker with the spaces around it from the text of an element. */
function cutStart(element: Element, length: number): void {
  let left = length;
  for (const node of textsIn(element)) {
    const text = (node.textContent ?? '').trimStart();
    const cut = Math.min(left, text.length);
    left -= cut;
    node.textContent = text.slice(cut).trimStart();
    if (node.textContent !== '') return;
  }
}

function textsIn(node: Node): readonly Node[] {
  return node.nodeType === node.TEXT_NODE ? [node] : [...node.childNodes].flatMap(textsIn);
}

function levelIn(text: string): number {
  const level = Number(text);
  return Number.isInteger(level) && level >= 1 ? Math.min(level, deepestLevel) : 1;
}
