import * as Y from 'yjs';

import { escaped } from './escaped.js';
import { closed, markOf, opened, type HtmlTag } from './html-tags.js';
import { nodeTagOf } from './html-nodes.js';

/**
 * Renders a live fragment as html without a DOM. Leaves the fragment unchanged, emits only known
 * tags and styles, and allows links and images only to permitted targets.
 */
export function htmlOf(fragment: Y.XmlFragment): string {
  const html = contentHtml(fragment);
  // Editors represent an empty text as one empty paragraph.
  return html === '<p></p>' ? '' : html;
}

function contentHtml(node: Y.XmlFragment): string {
  return node.toArray().map(nodeHtml).join('');
}

function nodeHtml(node: Y.XmlElement | Y.XmlText | Y.XmlHook): string {
  if (node instanceof Y.XmlText) return textHtml(node);
  if (!(node instanceof Y.XmlElement)) return '';
  const { nodeName } = node;
  const tag = nodeTagOf(nodeName, node.getAttributes());
  const content = holders.has(nodeName) ? itemHtml(node) : contentHtml(node);
  // Node of a newer schema: its text is rendered.
  if (tag === undefined) return content;
  // Two people may each have deleted one of two items.
  if (groups.has(nodeName) && content === '') return '';
  return tag.isEmpty === true ? opened(tag) : `${opened(tag)}${content}${closed(tag)}`;
}

/** Nodes that are invalid html without items. */
const groups: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'table', 'tableRow']);

/** Containers whose single plain paragraph is rendered without a tag. */
const holders: ReadonlySet<string> = new Set(['listItem', 'tableCell', 'tableHeader']);

/** Renders a plain paragraph in a list item or cell without its tag, as in hand-written html. */
function itemHtml(item: Y.XmlElement): string {
  const [first, ...rest] = item.toArray();
  const isPlain =
    first instanceof Y.XmlElement &&
    first.nodeName === 'paragraph' &&
    Object.keys(first.getAttributes()).length === 0 &&
    rest.every((one) => one instanceof Y.XmlElement && one.nodeName.endsWith('List'));
  if (!isPlain) return contentHtml(item);
  return `${contentHtml(first)}${rest.map(nodeHtml).join('')}`;
}

/** Renders runs of text; neighbours share the tags of common marks. */
function textHtml(text: Y.XmlText): string {
  let html = '';
  let open: readonly HtmlTag[] = [];
  for (const { insert, marks } of runsIn(text)) {
    const shared = sharedLength(open, marks);
    html += [...open].slice(shared).reverse().map(closed).join('');
    html += marks.slice(shared).map(opened).join('');
    html += escaped(insert);
    open = marks;
  }
  return html + [...open].reverse().map(closed).join('');
}

interface Run {
  readonly insert: string;
  /** Sorted from the outermost to the innermost. */
  readonly marks: readonly HtmlTag[];
}

function runsIn(text: Y.XmlText): readonly Run[] {
  // A Yjs text delta consists of inserts with attributes.
  const delta = text.toDelta() as readonly {
    readonly insert?: unknown;
    readonly attributes?: Readonly<Record<string, unknown>>;
  }[];
  return delta.flatMap(({ insert, attributes = {} }) => {
    if (typeof insert !== 'string') return [];
    const marks = Object.entries(attributes).flatMap(([name, held]) => markOf(name, held) ?? []);
    return [{ insert, marks: marks.sort((one, other) => one.rank - other.rank) }];
  });
}

function sharedLength(open: readonly HtmlTag[], marks: readonly HtmlTag[]): number {
  const first = marks.findIndex((mark, at) => {
    const other = open[at];
    return other === undefined || opened(other) !== opened(mark);
  });
  return first === -1 ? marks.length : first;
}
