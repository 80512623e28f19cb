import * as Y from 'yjs';

import { escaped } from './escaped.js';
import { closed, markOf, opened, type HtmlTag } from './html-tags.js';
import { nodeTagOf } from './html-nodes.js';

/**
 * A rich text as html, made of the live fragment without any DOM. It never changes the fragment, names
 * nothing but tags and styles of its own, and lets a link or picture lead only where a shop may.
 */
export function htmlOf(fragment: Y.XmlFragment): string {
  const html = contentHtml(fragment);
  // What an editor makes of no words at all.
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
  // A node of a newer schema: its words are shown, and it stays what it is.
  if (tag === undefined) return content;
  return tag.isEmpty === true ? opened(tag) : `${opened(tag)}${content}${closed(tag)}`;
}

/** What holds paragraphs, and is written without them where it holds plain words. */
const holders: ReadonlySet<string> = new Set(['listItem', 'tableCell', 'tableHeader']);

/** Plain words of a list, or of a cell, stand in it without a paragraph, as people write lists. */
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

/** Runs of letters with their marks: neighbours share the tags of the marks that they share. */
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
  /** From the outermost to the innermost. */
  readonly marks: readonly HtmlTag[];
}

function runsIn(text: Y.XmlText): readonly Run[] {
  // What a text of Yjs gives: insertions, with the attributes that letters have.
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
